// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { openPasswords } from './passwords.ts';
import { readRows } from './read-rows.ts';

const opened: { close(): void }[] = [];
const onStorageLost = vi.fn<(reason: unknown) => void>();

beforeEach(() => {
  indexedDB = new IDBFactory();
  onStorageLost.mockClear();
});
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

async function open(options: Partial<DatabaseOptions> = {}): Promise<Database> {
  const database = await openDatabase({
    collection: smallShop,
    clock: noon,
    storage: 'shop',
    onStorageLost,
    ...options,
  });
  opened.push(database);
  return database;
}

async function openRaw() {
  const raw = await openDB('shop');
  opened.push(raw);
  return raw;
}

const addHill = ({ cart }: Database) =>
  cart.write((rows) => rows.insert((id) => ({ id, userId: 6, quantity: 1, artworkId: 2 })));

const addMona = ({ users }: Database) =>
  users.write((rows) =>
    rows.insert((id) => ({
      id,
      username: 'mona',
      email: 'mona@louvre.example',
      role: 'customer',
      password: { salt: '00', iterations: 1, hash: '00' },
    })),
  );

const addOrder = ({ orders }: Database) =>
  orders.write((rows) =>
    rows.insert((id) => ({
      id,
      placedAt: '2026-12-01T12:00:00.000Z',
      key: null,
      order: { id, userId: 6, total: 285, status: 'pending' },
      items: [{ orderId: id, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
    })),
  );

const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name);

test('The database is called after the shop by default', async () => {
  opened.push(await openDatabase({ collection: smallShop }));
  expect(await databaseNames()).toEqual([DATABASE_NAME]);
});

test('With storage memory no IndexedDB database is made, and onStorageLost is not called', async () => {
  const database = await open({ storage: 'memory' });
  expect(await addHill(database)).toMatchObject({ id: 1 });
  expect(database.mode).toBe('memory');
  expect(await databaseNames()).toEqual([]);
  expect(onStorageLost).not.toHaveBeenCalled();
});

test('Each table of the catalogue is seeded from the collection, whose rows may have to be loaded', async () => {
  const database = await open({
    collection: { ...smallShop, artworks: async () => smallShop.artworks },
  });
  const { categories, artists, artworks, events } = database;
  const tables = await Promise.all([categories, artists, artworks, events]);
  expect(tables.map(({ size }) => size)).toEqual([2, 2, 3, 7]);
  expect((await artworks).where('categoryId', 1)).toMatchObject([{ id: 1 }, { id: 2 }]);
  expect((await events).get(2)).toMatchObject({ title: 'Matinee', date: '2026-12-04T19:30' });
});

test('When IndexedDB refuses to open, onStorageLost gets the reason', async () => {
  const refusal = new DOMException('', 'SecurityError');
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw refusal;
  });
  expect((await open()).mode).toBe('memory');
  expect(onStorageLost.mock.calls).toEqual([[refusal]]);
});

test('A database that opens and cannot be read is closed, and onStorageLost gets the reason once', async () => {
  const failure = new DOMException('', 'UnknownError');
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw failure;
  });
  const database = await open();
  expect(database.mode).toBe('memory');
  expect(onStorageLost.mock.calls).toEqual([[failure]]);
  expect(close).toHaveBeenCalled();
  expect(await addHill(database)).toMatchObject({ id: 1 });
});

test('When two tables lose their storage, onStorageLost is called once', async () => {
  const database = await open();
  expect(database.mode).toBe('durable');
  const full = new DOMException('', 'QuotaExceededError');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
  await addHill(database);
  expect(database.mode).toBe('memory');
  await addMona(database);
  expect(onStorageLost.mock.calls).toEqual([[full]]);
});

test('An account is stored only where its password can be checked after a reload', async () => {
  const raw = await open().then(openRaw);
  await addMona(await open({ passwords: openPasswords(null) }));
  expect(await raw.getAll('users')).toEqual([]);
  await addMona(await open());
  expect(await raw.getAll('users')).toMatchObject([{ id: 2 }]);
});

test('A read finds what another tab has written', async () => {
  const [one, other] = [await open(), await open()];
  await addHill(one);
  await addMona(one);
  // The demo account and Mona.
  expect(await other.cart.read((rows) => rows.all())).toHaveLength(1);
  expect(await other.users.read((rows) => rows.all())).toHaveLength(2);
  expect(onStorageLost).not.toHaveBeenCalled();
});

test('Stored rows are in memory as soon as the database is open', async () => {
  const before = await open();
  await addHill(before);
  await addMona(before);
  await addOrder(before);
  before.close();
  const { cart, orders, users } = await open();
  expect([cart.size, orders.size, users.size]).toEqual([1, 1, 2]);
});

test('Closing a database closes its connection', async () => {
  const database = await open();
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  database.close();
  await vi.waitUntil(() => close.mock.calls.length > 0);
  expect(close).toHaveBeenCalledOnce();
});

test.each(['memory', 'shop'])(
  'A collection that cannot be read rejects the start with its own reason: %s',
  async (storage) => {
    const unreadable = {
      ...smallShop,
      get events(): never {
        throw new Error('The events did not come');
      },
    };
    const opening = openDatabase({ collection: unreadable, clock: noon, storage });
    await expect(opening).rejects.toThrow('The events did not come');
  },
);

const eventDate = async ({ events }: Database) => (await events).get(2)?.date;

test('The day of seeding is stored, and kept while six events are upcoming', async () => {
  await open();
  const raw = await openRaw();
  expect(await raw.get('facts', 'seededOn')).toBe('2026-12-01');
  // Of the seven events one is long ago; the Matinee begins at 19:30 of the fourth.
  const before = await open({ clock: () => new Date(2026, 11, 4, 19, 29) });
  expect(await eventDate(before)).toBe('2026-12-04T19:30');
  const after = await open({ clock: () => new Date(2026, 11, 4, 19, 31) });
  expect(await eventDate(after)).toBe('2026-12-07T19:30');
  expect(await raw.get('facts', 'seededOn')).toBe('2026-12-04');
});

test.each(['yesterday', '2026-13-01', 20_261_201, undefined])(
  'A stored seeding day that is not a date is replaced: %s',
  async (stored) => {
    await open();
    const raw = await openRaw();
    await raw.put('facts', stored, 'seededOn');
    expect(await eventDate(await open())).toBe('2026-12-04T19:30');
    expect(await raw.get('facts', 'seededOn')).toBe('2026-12-01');
  },
);

test('All rows of a stored table are read by its name', async () => {
  const database = await open();
  await addHill(database);
  expect(await readRows(database, 'cart')).toEqual([
    { id: 1, userId: 6, quantity: 1, artworkId: 2 },
  ]);
  expect(await readRows(database, 'orders')).toEqual([]);
  expect(await readRows(database, 'users')).toMatchObject([{ username: 'demo' }]);
});
