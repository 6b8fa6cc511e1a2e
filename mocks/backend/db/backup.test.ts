// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { parsePart } from '#mocks/backend/server/parse-part.ts';
import { holdCommits } from '#src/testing/hold-commits.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { Backup, readBackup, rowsInBackup, writeBackup } from './backup.ts';
import { openDatabase } from './database.ts';
import { CartRow } from './stored-rows.ts';
import { tableNames, tables } from './tables.ts';

beforeEach(() => {
  indexedDB = new IDBFactory();
});

const open = () => openDatabase({ collection: smallShop, clock: noon, storage: 'shop' });

/** As exports have been since the first version: fields in this order, the text is this to the byte. */
const firstExport = {
  version: 1,
  seededOn: '2026-11-30',
  cart: [{ id: 4, userId: 6, quantity: 2, artworkId: 2 }],
  orders: [
    {
      id: 3,
      placedAt: '2026-11-30T12:00:00.000Z',
      key: null,
      order: { id: 3, userId: 6, total: 285, status: 'pending' },
      items: [{ orderId: 3, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
    },
  ],
  users: [
    {
      id: 2,
      username: 'ida',
      email: 'ida@example.com',
      role: 'customer',
      password: { salt: 'ab', iterations: 50_000, hash: 'cd' },
    },
  ],
};
const laterTables = tableNames.filter((name) => tables[name].since > 1);
const backup: Backup = {
  ...z.parse(Backup, firstExport),
  ...Object.fromEntries(laterTables.map((name) => [name, []])),
};

test('A backup that was written reads back with the same bytes', async () => {
  (await open()).close();
  await writeBackup('shop', backup);
  expect(JSON.stringify(await readBackup('shop'))).toBe(JSON.stringify(backup));
});

test('An import replaces earlier rows, also in an open page, and their ids are not assigned again', async () => {
  const database = await open();
  const insert = () =>
    database.cart.write((rows) =>
      rows.insert((id) => ({ id, userId: 6, quantity: 1, eventId: 1 })),
    );
  for (let count = 0; count < 6; count += 1) await insert();
  await writeBackup('shop', backup);
  expect(await database.cart.read((rows) => rows.all())).toEqual(backup.cart);
  expect(await insert()).toEqual({ id: 7, userId: 6, quantity: 1, eventId: 1 });
  database.close();
});

test('An import that fails half-way changes nothing', async () => {
  (await open()).close();
  await writeBackup('shop', backup);
  const { put } = IDBObjectStore.prototype;
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function putButUsers(
    this: IDBObjectStore,
    ...parameters
  ) {
    if (this.name === 'users') throw new DOMException('', 'UnknownError');
    return put.apply(this, parameters);
  });
  const other: Backup = { ...backup, seededOn: '2026-12-01', cart: [], orders: [], users: [] };
  await expect(writeBackup('shop', other)).rejects.toMatchObject({ name: 'UnknownError' });
  failing.mockRestore();
  expect(await readBackup('shop')).toEqual(backup);
});

test('An import is written with strict durability, in one transaction', async () => {
  (await open()).close();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await writeBackup('shop', backup);
  const stores = [...tableNames, 'heads', 'facts'];
  const writes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writes).toEqual([[stores, 'readwrite', { durability: 'strict' }]]);
});

test('An import does not resolve before its commit', async () => {
  (await open()).close();
  const commits = holdCommits();
  const finished = vi.fn<() => void>();
  const importing = writeBackup('shop', backup).then(finished);
  await commits.held();
  expect(finished).not.toHaveBeenCalled();
  commits.release();
  await importing;
});

test('Export and import close their connection, also where they fail', async () => {
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  await writeBackup('shop', backup);
  expect(close).toHaveBeenCalledTimes(1);
  await readBackup('shop');
  expect(close).toHaveBeenCalledTimes(2);
  const unstorable = { ...backup, seededOn: (() => {}) as unknown as string };
  await expect(writeBackup('shop', unstorable)).rejects.toThrow('could not be cloned');
  expect(close).toHaveBeenCalledTimes(3);
  await writeBackup('shop', { ...backup, seededOn: 'today' });
  await expect(readBackup('shop')).rejects.toThrow('2026-12-05');
  expect(close).toHaveBeenCalledTimes(5);
});

test('After an import ids go on after the highest that was ever assigned', async () => {
  (await open()).close();
  await writeBackup('shop', { ...backup, cart: [{ ...backup.cart[0]!, id: 9 }] });
  await writeBackup('shop', backup);
  const raw = await openDB('shop');
  expect(await raw.get('heads', 'cart')).toEqual({ revision: 2, lastId: 9 });
  expect(await raw.getAll('cart')).toEqual([
    { id: 4, revision: 2, row: backup.cart[0] },
    { id: 9, revision: 2 },
  ]);
  expect(await raw.get('heads', 'users')).toEqual({ revision: 2, lastId: 2 });
  raw.close();
});

test('Rows with the largest id are imported and stay, and rows go on to be inserted', async () => {
  const id = 1_000_000_000_000_000;
  await writeBackup('shop', { ...backup, cart: [{ ...backup.cart[0]!, id }] });
  const database = await open();
  const insert = (artworkId: number) =>
    database.cart.write((rows) =>
      rows.insert((next) => ({ id: next, userId: 6, artworkId, quantity: 1 })),
    );
  expect([(await insert(1)).id, (await insert(3)).id]).toEqual([1, 2]);
  expect(await database.cart.read((rows) => rows.all().map((row) => row.id))).toEqual([1, 2, id]);
  const reopened = await open();
  expect(await reopened.cart.read((rows) => rows.size)).toBe(3);
  expect((await readBackup('shop')).cart).toHaveLength(3);
});

test('A database that has no day of its seeding yet, as one that was made anew, is exported', async () => {
  const database = await open();
  await deleteDB('shop');
  await database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, quantity: 1, eventId: 1 })),
  );
  expect(await readBackup('shop', '2026-12-01')).toMatchObject({
    seededOn: '2026-12-01',
    cart: [{ id: 1, eventId: 1 }],
  });
  database.close();
});

test('A removed row is not in the export', async () => {
  const database = await open();
  await database.cart.write((rows) => {
    for (const quantity of [1, 2]) rows.insert((id) => ({ id, userId: 6, quantity, eventId: 1 }));
  });
  await database.cart.write((rows) => rows.remove(1));
  database.close();
  const { cart, seededOn } = await readBackup('shop');
  expect(cart).toEqual([{ id: 2, userId: 6, quantity: 2, eventId: 1 }]);
  expect(seededOn).toBe('2026-12-01');
});

test.each([
  [null, 'The file must be an object'],
  [
    { ...backup, version: 9 },
    'version must be 1: the file was written by another version of the shop',
  ],
  [{ ...backup, seededOn: 'today' }, 'seededOn must be a date like 2026-12-05'],
  [{ ...backup, cart: [{ ...backup.cart[0], quantity: 0 }] }, 'cart[0].quantity must be 1 or more'],
  [{ ...backup, cart: [...backup.cart, ...backup.cart] }, 'cart must not hold an id twice'],
  [{ ...backup, orders: [...backup.orders, ...backup.orders] }, 'orders must not hold an id twice'],
  [{ ...backup, users: [...backup.users, ...backup.users] }, 'users must not hold an id twice'],
  [{ ...backup, orders: undefined }, 'orders is required'],
  [
    { ...backup, users: [{ ...backup.users[0], id: 1 }] },
    'users must not hold id 1, the demo account',
  ],
  [
    { ...backup, cart: [{ ...backup.cart[0], eventId: 1 }] },
    'cart[0].artworkId or eventId must be given, and only one of them',
  ],
  [
    { ...backup, cart: [...backup.cart, { ...backup.cart[0], id: 5 }] },
    'cart[1].artworkId must not be that of another row',
  ],
  [
    { ...backup, users: [...backup.users, { ...backup.users[0], id: 3, username: 'IDA' }] },
    'users[1].username must not be that of another row',
  ],
  [
    { ...backup, users: [{ ...backup.users[0], username: 'demo' }] },
    'users[0].username must not be that of another row',
  ],
  [
    { ...backup, users: [...backup.users, { ...backup.users[0], id: 3, username: 'ada' }] },
    'users[1].email must not be that of another row',
  ],
  [
    {
      ...backup,
      orders: [
        { ...backup.orders[0], key: 'a' },
        { ...backup.orders[0], id: 4, key: 'a' },
      ],
    },
    'orders[1].key must not be that of another row',
  ],
  [
    { ...backup, cart: [{ ...backup.cart[0], id: 1_000_000_000_000_001 }] },
    'cart[0].id must be 1000000000000000 or less',
  ],
])('An invalid file is refused with the name of the field: %#', (file, sentence) => {
  expect(() => parsePart(Backup, file, 'file')).toThrow(sentence);
});

test('A backup made before a table existed has no rows of it', () => {
  expect(z.parse(rowsInBackup(CartRow, { since: 2 }), undefined)).toBeUndefined();
  expect(z.safeParse(rowsInBackup(CartRow, { since: 1 }), undefined).success).toBe(false);
});
