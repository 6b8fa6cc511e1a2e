import { afterEach, expect, test, vi } from 'vitest';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { seedTables } from '#fixtures/valid-rows.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { setupOf } from '../state/backend-setup.ts';
import { createDemoControls } from '../demo-controls.ts';
import { DEFAULT_STATE } from '../state/demo-state.ts';
import type { ScenarioName } from '../state/scenarios/scenarios.ts';
import { readSessionState, writeSessionState } from '../state/session-state.ts';
import { saveEdit, undoEdit } from './edit-collection.ts';
import { readEdits, ROW_EDITS_KEY, withEdits } from './row-edits.ts';
import { viewCollection } from './view-collection.ts';

afterEach(() => {
  writeSessionState(undefined);
});

/** A page of the small shop in these scenarios. */
async function openShop(...names: ScenarioName[]) {
  const backend = await createBackend({
    collection: smallShop,
    clock: noon,
    storage: 'memory',
    setup: setupOf({ ...DEFAULT_STATE, scenarios: names }),
  });
  const text = names.length === 0 ? '' : `scenario=${names.join(',')}`;
  const restart = vi.fn<() => void>();
  const demo = { backend, storage: 'memory', text, mistakes: [] };
  return { backend, restart, controls: createDemoControls(demo, restart) };
}

async function get(backend: Backend, path: string) {
  return (await backend.answer(new Request(`http://shop.example${path}`))).json();
}

const textOf = (row: object, changes: object) => JSON.stringify({ ...row, ...changes });

const [, hill] = smallShop.artworks as [unknown, (typeof smallShop.artworks)[number]];
const [lateShow] = smallShop.events as [(typeof smallShop.events)[number]];

test('An edited row is kept in the browser, and the scenario `edited` shows it', async () => {
  const { controls, restart } = await openShop();
  await saveEdit(controls, smallShop, 'artworks', 2, textOf(hill, { title: 'Loud Hill' }));
  expect(restart).toHaveBeenCalledOnce();
  expect(readSessionState()).toMatchObject({ text: 'scenario=edited' });
  const { backend } = await openShop('edited');
  expect(await get(backend, '/api/artworks/2')).toMatchObject({ title: 'Loud Hill', price: 250 });
});

test('The next edits change the shop without a reload, an event by the day that its days count from', async () => {
  const { controls, restart, backend } = await openShop('edited');
  const edit = (text: string) => saveEdit(controls, smallShop, 'events', 1, text);
  await edit(textOf(lateShow, { startsInDays: 2, venue: 'The Yard' }));
  await edit(textOf(lateShow, { startsInDays: 4, time: '20:15' }));
  expect(restart).not.toHaveBeenCalled();
  expect(await get(backend, '/api/events/1')).toMatchObject({ date: '2026-12-05T20:15' });
  await undoEdit(controls, smallShop, 'events', 1);
  expect(await get(backend, '/api/events/1')).toMatchObject({ date: '2026-12-21T19:30' });
  expect(localStorage.getItem(ROW_EDITS_KEY)).toBeNull();
});

test('Where another scenario changes rows too, the page reloads with the edited ones first', async () => {
  const { controls, restart } = await openShop('sold-out', 'edited');
  await saveEdit(controls, smallShop, 'artworks', 2, textOf(hill, { price: 10 }));
  expect(restart).toHaveBeenCalledOnce();
  expect(readSessionState()).toMatchObject({ text: 'scenario=edited,sold-out' });
  const { backend } = await openShop('edited', 'sold-out');
  expect(await get(backend, '/api/artworks/2')).toMatchObject({ price: 10, isSold: true });
});

test.each([
  [{ price: -1 }, 'price must'],
  [{ note: 'x' }, 'note is not a field of this table.'],
  [{ id: 3 }, 'id must stay 2'],
  [{ artistId: 99 }, 'artistId must be an artist of the shop'],
  [{ categoryId: 99 }, 'categoryId must be a category of the shop'],
  [{ image: 'pictures/elsewhere.avif' }, 'image must be the picture of a row of the collection'],
])('An edit to %o is refused, and nothing is kept', async (changes, reason) => {
  const { controls } = await openShop('edited');
  const saving = saveEdit(controls, smallShop, 'artworks', 2, textOf(hill, changes));
  await expect(saving).rejects.toThrow(reason);
  expect(localStorage.getItem(ROW_EDITS_KEY)).toBeNull();
});

test('The picture of another row may be taken', async () => {
  const { controls } = await openShop('edited');
  await saveEdit(controls, smallShop, 'artworks', 2, textOf(hill, { image: 'w3.avif' }));
  expect(withEdits(smallShop).artworks[1]).toMatchObject({ title: 'Quiet Hill', image: 'w3.avif' });
});

test('An edit counts only where the build has the row that it was made from', async () => {
  const { controls } = await openShop('edited');
  await saveEdit(controls, smallShop, 'artworks', 2, textOf(hill, { title: 'Loud Hill' }));
  const rebuilt = smallShop.artworks.map((row) => ({ ...row, description: 'On paper.' }));
  expect(withEdits({ ...smallShop, artworks: rebuilt }).artworks).toEqual(rebuilt);
});

test.each(['', '{', 'null', '[]', '{"artworks": [{"from": {"id": 2}, "to": 1}]}'])(
  'Whatever storage holds, the collection is whole: %s',
  (stored) => {
    localStorage.setItem(ROW_EDITS_KEY, stored);
    expect(withEdits(smallShop)).toEqual(smallShop);
    expect(readEdits().artists).toEqual([]);
  },
);

test('A stored row that breaks the contract is not shown', () => {
  const to = { ...hill, price: 'much' };
  localStorage.setItem(ROW_EDITS_KEY, JSON.stringify({ artworks: [{ from: hill, to }] }));
  expect(seedTables.artworks.safeParse(to).success).toBe(false);
  expect(withEdits(smallShop)).toEqual(smallShop);
});

test('The rows are shown in words, with their edits and how many there are', async () => {
  const { controls, backend } = await openShop('edited');
  await saveEdit(controls, smallShop, 'artworks', 2, textOf(hill, { title: 'Loud Hill' }));
  const { tables, editCount } = await viewCollection(smallShop, backend.database);
  expect(editCount).toBe(1);
  expect(tables.artworks[1]).toMatchObject({ title: 'Loud Hill', isEdited: true });
  expect(tables.artworks[1]!.facts).toContainEqual(['Artist', 'Ada Moor']);
  expect(tables.events[0]!.facts).toContainEqual(['Date', 'Dec 21, 2026, 7:30 PM']);
  expect(JSON.parse(tables.events[0]!.text)).toEqual(lateShow);
});

test.each([
  '7',
  'null',
  '{"artworks":7,"artists":{},"events":"x"}',
  '{"artworks":[null,7,{},{"from":null,"to":{}},{"from":{"id":"2"},"to":7},{"from":{"id":2}}]}',
])('What storage holds beside edits is left out: %s', async (text) => {
  localStorage.setItem(ROW_EDITS_KEY, text);
  expect(readEdits()).toEqual({ artworks: [], artists: [], events: [] });
  expect(withEdits(smallShop)).toEqual(smallShop);
  const { controls } = await openShop();
  await saveEdit(controls, smallShop, 'artworks', 2, textOf(hill, { title: 'Loud Hill' }));
  expect(readEdits().artworks).toHaveLength(1);
});
