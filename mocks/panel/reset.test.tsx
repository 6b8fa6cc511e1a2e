import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CART_CHANNEL, DATABASE_NAME } from '#src/site/storage-names.ts';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { isTabDatabase, newTabDatabase } from '#mocks/demo/state/tab-database.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { BackstagePanel } from './backstage-panel.tsx';
import { type SectionName, showSection } from './shown-section.ts';

vi.setConfig({ testTimeout: 30_000 });

const restart = vi.fn<() => void>();

beforeEach(() => {
  indexedDB = new IDBFactory();
  restart.mockReset();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders Backstage as a page that has just been loaded does. */
async function openPanel(storage = DATABASE_NAME, section: SectionName = 'data') {
  cleanup();
  const backend = await createBackend({ collection: smallShop, clock: noon, storage });
  const controls = createDemoControls({ backend, storage, text: '', mistakes: [] }, restart);
  const user = userEvent.setup();
  showSection(section);
  render(<BackstagePanel controls={controls} onClose={() => {}} />);
  return { user, backend, controls };
}

/** A visitor's shop with one cart line, reset through the panel. */
async function resetShop() {
  const { user, backend } = await openPanel();
  await addLine(backend);
  localStorage.setItem('user', '{"username":"ida"}');
  localStorage.setItem('theme', 'dark');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  const question = await screen.findByRole('alertdialog');
  return { user, backend, question };
}

const addLine = ({ database }: Backend) =>
  database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 3 })),
  );

const databaseNames = async () => (await indexedDB.databases()).map(({ name = '' }) => name);

test('Reset asks first, says what will go, and Cancel or Esc leave everything', async () => {
  const { user, backend, question } = await resetShop();
  expect(question).toHaveAccessibleName('Remove everything you left in the shop?');
  expect(question).toHaveTextContent(/Cart lines1Orders0Accounts0.*Signed inida/);
  expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Backstage' })).toBeVisible();
  expect(restart).not.toHaveBeenCalled();
  expect(await backend.database.cart.read((rows) => rows.size)).toBe(1);
});

test('A reset deletes the database and the signed-in user, and no other storage', async () => {
  const { user, question } = await resetShop();
  await user.click(within(question).getByRole('button', { name: 'Reset' }));
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
  expect(Object.keys(localStorage)).toEqual(['theme']);
  expect(await databaseNames()).not.toContain(DATABASE_NAME);
});

test('Undoing a reset brings back the rows and the signed-in user, and leaves no copy', async () => {
  const { user: first, question } = await resetShop();
  await first.click(within(question).getByRole('button', { name: 'Reset' }));
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());

  const { user, backend } = await openPanel();
  expect(await backend.database.cart.read((rows) => rows.size)).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Undo reset' }));
  await vi.waitFor(() => expect(restart).toHaveBeenCalledTimes(2));
  expect(await backend.database.cart.read((rows) => rows.all())).toEqual([
    { id: 1, userId: 6, artworkId: 2, quantity: 3 },
  ]);
  expect(localStorage.getItem('user')).toBe('{"username":"ida"}');
  expect(screen.queryByRole('button', { name: 'Undo reset' })).not.toBeInTheDocument();
  expect((await databaseNames()).filter(isTabDatabase)).toEqual([]);
});

test('After ten seconds a reset can no longer be undone, and what was kept for it is gone', async () => {
  const { user, question } = await resetShop();
  await user.click(within(question).getByRole('button', { name: 'Reset' }));
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
  expect((await databaseNames()).filter(isTabDatabase)).toHaveLength(1);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
  const demo = { backend, storage: DATABASE_NAME, text: '', mistakes: [] };
  const { dataUndo } = createDemoControls(demo, restart);
  act(() => void vi.advanceTimersByTime(9_999));
  expect(dataUndo.getState().undo).toBeDefined();
  act(() => void vi.advanceTimersByTime(1));
  expect(dataUndo.getState().undo).toBeUndefined();
  vi.useRealTimers();
  await vi.waitFor(async () => expect((await databaseNames()).filter(isTabDatabase)).toEqual([]));
  expect(sessionStorage).toHaveLength(0);
});

test('Import asks first with the rows there are now and in the file, and Cancel leaves everything', async () => {
  const { user, backend, controls } = await openPanel();
  const empty = await controls.exportData();
  await addLine(backend);
  await user.upload(screen.getByLabelText('Import'), new File([empty], 'shop.json'));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveAccessibleName('Replace everything you left in the shop?');
  expect(question).toHaveTextContent('Cart lines1 now, 0 in the file');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(restart).not.toHaveBeenCalled();
  expect(await backend.database.cart.read((rows) => rows.size)).toBe(1);
});

test.each([DATABASE_NAME, newTabDatabase()])('An import into %s can be undone', async (storage) => {
  const { user: first, backend: before, controls } = await openPanel(storage);
  const empty = await controls.exportData();
  await addLine(before);
  await first.upload(screen.getByLabelText('Import'), new File([empty], 'shop.json'));
  const question = await screen.findByRole('alertdialog');
  await first.click(within(question).getByRole('button', { name: 'Import' }));
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());

  const { user, backend } = await openPanel(storage);
  expect(await backend.database.cart.read((rows) => rows.size)).toBe(0);
  expect(screen.getByText('The rows are those of the file.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  await vi.waitFor(() => expect(restart).toHaveBeenCalledTimes(2));
  expect(await backend.database.cart.read((rows) => rows.all())).toEqual([
    { id: 1, userId: 6, artworkId: 2, quantity: 3 },
  ]);
  expect(await databaseNames()).toEqual([storage]);
});

test('The order of a cart that an import has replaced is forgotten, and an undo brings it back', async () => {
  const { controls } = await openPanel();
  const exported = await controls.exportData();
  localStorage.setItem('order-attempt', '{"contents":"[1]"}');
  await (await controls.readImport(exported)).replace();
  expect(localStorage.getItem('order-attempt')).toBeNull();
  await (await openPanel()).controls.dataUndo.getState().undo!();
  expect(localStorage.getItem('order-attempt')).toBe('{"contents":"[1]"}');
});

test('Reset, import and undo are announced to the other tabs as the page is left', async () => {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel(CART_CHANNEL);
  channel.addEventListener('message', ({ data }) => heard.push(data));
  const leave = async (count: number) => {
    await vi.waitFor(() => expect(restart).toHaveBeenCalledTimes(count));
    expect(heard).toHaveLength(count - 1);
    dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(heard).toHaveLength(count));
  };
  const { controls } = await openPanel();
  const exported = await controls.exportData();
  await (await controls.readImport(exported)).replace();
  await leave(1);
  await (await openPanel()).controls.reset();
  await leave(2);
  await (await openPanel()).controls.dataUndo.getState().undo!();
  await leave(3);
  channel.close();
});

test('A scenario of one tab that is reset tells the others nothing', async () => {
  const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
  history.replaceState(null, '', '/');
  const backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
  const text = 'scenario=full-cart';
  const demo = { backend, storage: newTabDatabase(), text, mistakes: [] };
  await createDemoControls(demo, restart).reset();
  dispatchEvent(new Event('pagehide'));
  expect(posted).not.toHaveBeenCalled();
});

test('What a tab has put aside that was closed within ten seconds goes with the next page of another', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon() });
  const { backend, controls } = await openPanel();
  await addLine(backend);
  await controls.reset();
  expect((await databaseNames()).filter(isTabDatabase)).toHaveLength(1);
  sessionStorage.clear();
  vi.setSystemTime(noon().getTime() + 80_000);
  await openPanel();
  await vi.waitFor(async () => expect(await databaseNames()).toEqual([DATABASE_NAME]));
});

test('Uninstall asks first and says what will go', async () => {
  const { user } = await openPanel(DATABASE_NAME, 'about');
  await user.click(screen.getByRole('button', { name: 'Uninstall' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveAccessibleName('Remove the whole site from this browser?');
  expect(question).toHaveTextContent(/Cart lines0Orders0Accounts0.*Signed innobody/);
  expect(question).toHaveTextContent('Databases of scenarios0Service workernone');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await databaseNames()).toEqual([DATABASE_NAME]);
});

test('In a tab with a scenario Uninstall counts the rows that the visitor has outside of it', async () => {
  const own = await createBackend({ collection: smallShop, clock: noon });
  await own.database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 3 })),
  );
  const { user } = await openPanel(newTabDatabase(), 'about');
  await user.click(screen.getByRole('button', { name: 'Uninstall' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Cart lines1Orders0Accounts0');
});

test('Where the visitor has no rows outside of a scenario, Uninstall says so and makes no database', async () => {
  const tab = newTabDatabase();
  const { user } = await openPanel(tab, 'about');
  await user.click(screen.getByRole('button', { name: 'Uninstall' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Cart lines0Orders0Accounts0');
  expect(await databaseNames()).toEqual([tab]);
});
