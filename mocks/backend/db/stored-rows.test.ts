// @vitest-environment node
import { expect, test } from 'vitest';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import { demoAccount, demoPassword } from './demo-account.ts';
import { CartRow, OrderRow, HashedPassword, UserRow } from './stored-rows.ts';

const hashed = { salt: '', iterations: 1, hash: 'f00d' };
const order = {
  id: 1,
  placedAt: '2026-11-20T12:00:00.000Z',
  key: null,
  order: { id: 1, userId: 6, total: 285, status: 'pending' },
  items: [{ orderId: 1, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
};
const user = { id: 2, username: 'mona', email: 'mona@louvre.example', role: 'customer' };

test.each([
  ['a cart line of an artwork', CartRow, { id: 1, userId: 6, quantity: 1, artworkId: 2 }],
  ['a cart line of an event', CartRow, { id: 1, userId: 6, quantity: 1, eventId: 2 }],
  ['an order without a key', OrderRow, order],
  ['an order with a key', OrderRow, { ...order, key: 'k' }],
  ['an account', UserRow, { ...user, password: hashed }],
  ['a hash of many iterations', HashedPassword, { ...hashed, iterations: 1_000_000 }],
])('Of %s exactly the fields of the schema are stored', (_, schema, row) => {
  expect(schema.parse({ ...row, more: 'unknown' })).toEqual(row);
});

test.each([
  ['an order with an empty key', OrderRow, { ...order, key: '' }],
  ['an account without an id', UserRow, { ...user, id: undefined, password: hashed }],
  ['a hash of no iterations', HashedPassword, { ...hashed, iterations: 0 }],
  ['a hash of too many iterations', HashedPassword, { ...hashed, iterations: 1_000_001 }],
  ['a hash of half an iteration', HashedPassword, { ...hashed, iterations: 1.5 }],
  ['an empty hash', HashedPassword, { ...hashed, hash: '' }],
])('%s is not valid', (_, schema, row) => {
  expect(schema.safeParse(row).success).toBe(false);
});

test('The demo account is the one that the sign-in form publishes', () => {
  expect(demoPassword).toBe('demo1234');
  expect(demoAccount).toMatchObject({
    id: 1,
    username: 'demo',
    email: `demo@${DATABASE_NAME}.example`,
    role: 'customer',
  });
});
