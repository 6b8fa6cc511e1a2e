// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { parsePart } from '#mocks/server/request-parts.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { Backup, readBackup, writeBackup } from './backup.ts';
import { openDatabase } from './database.ts';

beforeEach(() => {
  indexedDB = new IDBFactory();
});

const open = () => openDatabase({ collection: smallShop, clock: noon, storage: 'shop' });

const backup: Backup = {
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

test('What was written is what is read, to the byte', async () => {
  (await open()).close();
  await writeBackup('shop', backup);
  expect(JSON.stringify(await readBackup('shop'))).toBe(JSON.stringify(backup));
});

test('Rows of before are gone, also for a page that has them open, and their ids are not given again', async () => {
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

test.each([
  [null, 'The file must be an object'],
  [
    { ...backup, version: 9 },
    'version must be 1: the file was written by another version of the shop',
  ],
  [{ ...backup, seededOn: 'today' }, 'seededOn must be a date like 2026-12-05'],
  [{ ...backup, cart: [{ ...backup.cart[0], quantity: 0 }] }, 'cart[0].quantity must be 1 or more'],
  [{ ...backup, cart: [...backup.cart, ...backup.cart] }, 'cart must not hold an id twice'],
  [{ ...backup, orders: undefined }, 'orders is required'],
  [
    { ...backup, users: [{ ...backup.users[0], id: 1 }] },
    'users must not hold id 1, the demo account',
  ],
])('A file that is not right names the field: %#', (file, sentence) => {
  expect(() => parsePart(Backup, file, 'file')).toThrow(sentence);
});
