// @vitest-environment node
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBackup } from '#mocks/backend/db/backup.ts';
import { VERSION } from '#mocks/backend/db/database-schema.ts';
import { type Backend, createBackend } from './create-backend.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

let tests = 0;
let storage = '';
const opened: Backend[] = [];
const losses: unknown[] = [];

beforeEach(() => {
  tests += 1;
  storage = `foreign-${tests}`;
  losses.length = 0;
});
afterEach(() => {
  for (const tab of opened.splice(0)) tab.close();
});

async function openTab(): Promise<Backend> {
  const tab = await createBackend({
    collection: smallShop,
    clock: noon,
    storage,
    onStorageLost: (reason) => losses.push(reason),
  });
  opened.push(tab);
  return tab;
}

type Stores = Record<string, { keyPath?: string; autoIncrement?: boolean; index?: string }>;

/** Makes a database of our name as another program does, with other stores. */
async function createForeign(version: number, stores: Stores) {
  const foreign = await openDB(storage, version, {
    upgrade(fresh) {
      for (const [name, { index, ...parameters }] of Object.entries(stores)) {
        const store = fresh.createObjectStore(name, parameters);
        if (index) store.createIndex(index, index);
      }
    },
  });
  if (stores.notes) await foreign.put('notes', 'buy milk', 1);
  foreign.close();
}

async function foreignNotes() {
  const foreign = await openDB(storage);
  const notes = await foreign.getAll('notes');
  const { version } = foreign;
  foreign.close();
  return { version, notes };
}

const cartOf = ({ database }: Backend) => database.cart.read((rows) => rows.all());
const add = ({ database }: Backend) =>
  database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 })),
  );

const withoutQuarantine = {
  cart: { keyPath: 'id', index: 'revision' },
  orders: { keyPath: 'id', index: 'revision' },
  users: { keyPath: 'id', index: 'revision' },
  heads: {},
  facts: {},
};
const ours = { ...withoutQuarantine, quarantine: { autoIncrement: true } };

test.each([
  ['of an earlier version', 1, { notes: {} }],
  ['of the same version', VERSION, { notes: {} }],
  ['of a later version', 30, { notes: {} }],
  ['without any store', VERSION, {}],
  ['with rows under another key', 2, { ...ours, cart: { keyPath: 'sku', index: 'revision' } }],
  ['with facts under a key of their own', 2, { ...ours, facts: { keyPath: 'name' } }],
  ['without an index', 2, { ...ours, orders: { keyPath: 'id' } }],
  ['without one of our stores', 2, withoutQuarantine],
] as const)(
  'Beside a foreign database %s the shop stores its rows in one of its own',
  async (_, version, stores: Stores) => {
    await createForeign(version, stores);
    const tab = await openTab();
    expect(tab.database).toMatchObject({ mode: 'durable', name: `${storage}-successor` });
    await add(tab);
    tab.close();
    expect(await cartOf(await openTab())).toMatchObject([{ id: 1, artworkId: 2 }]);
    expect(losses).toEqual([]);
  },
);

test('A database with all our stores counts as ours', async () => {
  await createForeign(2, ours);
  expect((await openTab()).database).toMatchObject({ mode: 'durable', name: storage });
});

test('A foreign database keeps its version and everything in it', async () => {
  await createForeign(1, { notes: {} });
  await add(await openTab());
  expect(await foreignNotes()).toEqual({ version: 1, notes: ['buy milk'] });
});

test('Two tabs beside a foreign database share their rows', async () => {
  await createForeign(1, { notes: {} });
  const [one, other] = await Promise.all([openTab(), openTab()]);
  await add(one);
  expect(await cartOf(other)).toMatchObject([{ id: 1 }]);
});

test('Once a foreign database is deleted, the rows are still found', async () => {
  await createForeign(1, { notes: {} });
  const tab = await openTab();
  await add(tab);
  tab.close();
  await deleteDB(storage);
  expect(await cartOf(await openTab())).toMatchObject([{ id: 1 }]);
});

test('An export beside a foreign database holds the rows of the shop', async () => {
  await createForeign(1, { notes: {} });
  await add(await openTab());
  expect(await readBackup(storage)).toMatchObject({ cart: [{ id: 1, artworkId: 2 }] });
});
