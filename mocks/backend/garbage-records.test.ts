// @vitest-environment node
import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { CartRow, OrderRow, UserRow } from '#mocks/backend/db/stored-rows.ts';
import { createBackend } from './create-backend.ts';
import { ask } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

const cartRow = { id: 1, userId: 6, quantity: 2, artworkId: 2 };
const orderRow = {
  id: 1,
  placedAt: '2026-11-20T12:00:00.000Z',
  key: null,
  order: { id: 1, userId: 6, total: 285, status: 'pending' },
  items: [{ orderId: 1, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
};
const userRow = {
  id: 2,
  username: 'mona',
  email: 'mona@louvre.example',
  role: 'customer',
  password: { salt: '00', iterations: 1, hash: '00' },
};

/** Any value that IndexedDB can store. */
const anything = fc.anything({ withDate: true, withMap: true, withTypedArray: true });

/** A valid row with one arbitrary field, or an arbitrary value, in a record that may be malformed too. */
function brokenRecord(row: object) {
  const fields = fc.constantFrom(...Object.keys(row));
  const brokenRow = fc.oneof(
    fc.tuple(fields, anything).map(([field, value]) => ({ ...row, [field]: value })),
    anything,
  );
  return fc.record(
    {
      id: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.double({ noNaN: true }), fc.string()),
      revision: fc.oneof(fc.integer({ min: 0, max: 5 }), anything),
      row: brokenRow,
    },
    { requiredKeys: ['id'] },
  );
}

const database = fc.record({
  cart: fc.array(brokenRecord(cartRow), { maxLength: 3 }),
  orders: fc.array(brokenRecord(orderRow), { maxLength: 3 }),
  users: fc.array(brokenRecord(userRow), { maxLength: 3 }),
  cursor: fc.oneof(anything, fc.record({ revision: anything, lastId: anything })),
  seededOn: anything,
});

let storage = 0;

test('With any records in the database the backend opens, answers and loses none of them', async () => {
  await fc.assert(
    fc.asyncProperty(database, async ({ cursor, seededOn, ...tables }) => {
      storage += 1;
      const options = { collection: smallShop, clock: noon, storage: `garbage-${storage}` };
      (await createBackend(options)).close();
      const raw = await openDB(options.storage);
      let written = 0;
      for (const [table, records] of Object.entries(tables)) {
        for (const record of records)
          await raw.put(table, record).then(
            () => 0,
            () => 0,
          );
        await raw.put('heads', cursor, table).catch(() => {});
        written += await raw.count(table);
      }
      await raw.put('facts', seededOn, 'seededOn').catch(() => {});

      const backend = await createBackend(options);
      expect(backend.database.mode).toBe('durable');
      for (const [path, body] of [
        ['/api/cart/6', undefined],
        ['/api/events?upcoming=true', undefined],
        ['/api/cart', { userId: 7, artworkId: 2, quantity: 1 }],
        ['/api/users', { username: 'zoe', email: 'zoe@shop.example', password: 'secret' }],
        ['/api/auth/login', { username: 'demo', password: 'demo1234' }],
        ['/api/auth/login', { username: 'mona', password: 'smile' }],
        ['/api/orders', { order: { userId: 6, total: 285, status: 'pending' }, items: [item] }],
      ] as const) {
        const { status } = await ask(backend, body ? 'POST' : 'GET', path, body);
        // A valid account of Mona may be among the records or not.
        expect([path, status]).toEqual([
          path,
          expect.toSatisfy((code) => code < 300 || code === 401),
        ]);
      }

      const { cart, orders, users } = backend.database;
      expect(
        (await cart.read((rows) => rows.all())).every((row) => CartRow.safeParse(row).success),
      ).toBe(true);
      expect(
        (await orders.read((rows) => rows.all())).every((row) => OrderRow.safeParse(row).success),
      ).toBe(true);
      expect(
        (await users.read((rows) => rows.all())).every((row) => UserRow.safeParse(row).success),
      ).toBe(true);
      // The calls above have added a cart line, an account and an order.
      let kept = await raw.count('quarantine');
      for (const table of Object.keys(tables)) kept += await raw.count(table);
      expect(kept).toBe(written + 3);
      backend.close();
      raw.close();
    }),
    { numRuns: 60 },
  );
}, 60_000);

const item = { orderId: 0, artworkId: 2, eventId: null, quantity: 1, price: 250 };
