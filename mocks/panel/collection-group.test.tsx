import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { setupOf } from '#mocks/demo/state/backend-setup.ts';
import { ROW_EDITS_KEY } from '#mocks/demo/collection/row-edits.ts';
import { collectionSaving } from '#mocks/demo/collection/save-collection.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { DEFAULT_STATE } from '#mocks/demo/state/demo-state.ts';
import { artwork } from '#src/testing/factories.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { CollectionGroup } from './collection-group.tsx';

vi.setConfig({ testTimeout: 30_000 });

const collection = {
  ...smallShop,
  artworks: [
    ...smallShop.artworks,
    ...Array.from({ length: 20 }, (_, index) =>
      artwork({ id: 10 + index, title: `Study ${index}` }),
    ),
  ],
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const table = /(\w+)\.json/.exec(url)?.[1] as keyof typeof collection | undefined;
    return table ? Response.json(collection[table]) : new Response('', { status: 404 });
  });
});

afterEach(() => {
  cleanup();
  collectionSaving.setState(collectionSaving.getInitialState(), true);
});

/** Opens the group in a tab that shows edited rows. */
async function openGroup(scenario = 'edited') {
  const backend = await createBackend({
    collection,
    clock: noon,
    storage: 'memory',
    setup: setupOf({ ...DEFAULT_STATE, scenarios: ['edited'] }),
  });
  const demo = { backend, storage: 'memory', text: `scenario=${scenario}`, mistakes: [] };
  const restart = vi.fn<() => void>();
  const view = render(<CollectionGroup controls={createDemoControls(demo, restart)} />);
  await screen.findByRole('list', { name: 'Artworks' });
  return { user: userEvent.setup(), backend, restart, view };
}

test('An artwork is found by its title, edited, marked as edited, and brought back', async () => {
  const { user, backend } = await openGroup();
  expect(screen.getByText('8 of 23; no row edited.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('23 of 23; no row edited.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Find a title or name' }), 'quiet');
  const row = within(screen.getByRole('listitem'));
  await user.click(row.getByText('Quiet Hill'));
  await user.click(row.getByRole('button', { name: 'Edit' }));
  const field = row.getByRole<HTMLTextAreaElement>('textbox', { name: 'Row 2 as JSON' });
  const text = field.value;
  await user.clear(field);
  await user.paste(text.replace('"price": 250', '"price": -250'));
  await user.click(row.getByRole('button', { name: 'Save' }));
  expect(await row.findByRole('alert')).toHaveTextContent('price must');
  await user.clear(field);
  await user.paste(text.replace('Quiet Hill', 'Quiet Valley'));
  await user.click(row.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 of 1; 1 row edited.')).toBeVisible();
  expect((await backend.database.artworks).get(2)?.title).toBe('Quiet Valley');
  await user.click(await screen.findByRole('button', { name: 'Undo the edit' }));
  expect(await screen.findByText('1 of 1; no row edited.')).toBeVisible();
  expect((await backend.database.artworks).get(2)?.title).toBe('Quiet Hill');
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

test('The tables of artists and events are there too', async () => {
  const { user } = await openGroup();
  const table = screen.getByRole('combobox', { name: 'Table' });
  await user.selectOptions(table, 'Artists (2)');
  expect(screen.getByRole('list', { name: 'Artists' })).toHaveTextContent('Ben Ito');
  await user.selectOptions(table, 'Events (7)');
  expect(screen.getByRole('list', { name: 'Events' })).toHaveTextContent('MatineeDec 4, 2026');
});

test('In a tab that does not show the edited rows, one button does', async () => {
  const [work] = collection.artworks;
  const to = { ...work, title: 'Unsold Sea' };
  localStorage.setItem(ROW_EDITS_KEY, JSON.stringify({ artworks: [{ from: work, to }] }));
  const { user, restart } = await openGroup('slow');
  await user.click(screen.getByRole('button', { name: 'Show the edited rows' }));
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
});

test('While the collection is saved there is progress and a way to cancel; a picture that does not come is named', async () => {
  const { user } = await openGroup();
  await user.click(screen.getByRole('button', { name: 'Save as a collection' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('did not come: the host answered 404');
  collectionSaving.setState({ isSaving: true, pictures: 3, totalPictures: 12, problem: '' });
  expect(await screen.findByRole('progressbar', { name: 'Pictures: 3 of 12' })).toHaveValue(3);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('A collection that cannot be read is told', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  const backend = await createBackend({ collection, clock: noon, storage: 'memory' });
  const demo = { backend, storage: 'memory', text: '', mistakes: [] };
  render(<CollectionGroup controls={createDemoControls(demo, () => {})} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/categories\.json.*: 500/);
});
