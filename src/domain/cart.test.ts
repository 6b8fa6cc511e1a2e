// @vitest-environment node
import { expect, test } from 'vitest';
import { smallShop } from '#src/testing/small-shop.ts';
import {
  type CartItem,
  cartTotals,
  countPieces,
  countTickets,
  lineOf,
  orderedItems,
  readQuantity,
} from './cart.ts';
import { orderOf } from './order.ts';

const [, hill, frame] = smallShop.artworks;
const { startsInDays: _days, time: _time, ...show } = smallShop.events[0]!;
const ticket = { ...show, date: '2026-12-21T19:30' };

const items: CartItem[] = [
  { id: 1, quantity: 1, artwork: hill! },
  { id: 2, quantity: 2, artwork: frame! },
  { id: 3, quantity: 3, event: ticket },
];

test('countPieces is the sum of the quantities', () => {
  expect(countPieces(items)).toBe(6);
  expect(countPieces([])).toBe(0);
});

test('a ticket costs minPrice, even where premium admission exists', () => {
  expect(lineOf(items[2]!)).toEqual({
    kind: 'event',
    productId: 1,
    title: 'Late Show',
    unitPrice: 4_500,
    quantity: 3,
    lineTotal: 13_500,
    obstacle: undefined,
  });
});

test('a line without its work, or without a price, costs nothing and is not part of the order', () => {
  const gone = { id: 4, quantity: 2 };
  const unpriced = { id: 5, quantity: 1, artwork: { ...hill!, price: undefined } };
  expect(lineOf(gone)).toMatchObject({ obstacle: 'gone', unitPrice: undefined, lineTotal: 0 });
  expect(lineOf(unpriced)).toMatchObject({ obstacle: 'unpriced', lineTotal: 0 });
  expect(cartTotals([...items, gone, unpriced])).toEqual(cartTotals(items));
  expect(orderOf([...items, gone, unpriced])).toEqual(orderOf(items));
  expect(orderedItems([gone, ...items, unpriced])).toEqual(items);
});

test('ids of a real server go into the order as they came', () => {
  const work = { ...hill!, id: '7f3c' };
  expect(orderOf([{ id: 'l-1', quantity: 1, artwork: work }]).items).toEqual([
    { orderId: 0, artworkId: '7f3c', eventId: null, quantity: 1, price: 250 },
  ]);
});

test('the totals of a cart are computed in whole cents', () => {
  // 250.00 + 2 x 80.50 + 3 x 45.00
  expect(cartTotals(items)).toEqual({
    subtotal: 54_600,
    shipping: 1_500,
    tax: 4_368,
    total: 60_468,
  });
});

test('the order of a cart is pending for user 6, with order id 0 and the unused id null', () => {
  expect(orderOf(items)).toEqual({
    order: { userId: 6, total: 604.68, status: 'pending' },
    items: [
      { orderId: 0, artworkId: 2, eventId: null, quantity: 1, price: 250 },
      { orderId: 0, artworkId: 3, eventId: null, quantity: 2, price: 80.5 },
      { orderId: 0, artworkId: null, eventId: 1, quantity: 3, price: 45 },
    ],
  });
});

test.each([
  ['3', 3],
  ['1', 1],
  ['', 1],
  ['abc', 1],
  ['0', 1],
  ['-4', 1],
  ['2.9', 2],
  ['1e999', 1],
])('a quantity typed as "%s" is %i', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});

test('a line says why it cannot be bought: sold, past, gone or without a price', () => {
  const obstacle = (item: Partial<CartItem>, now?: string) =>
    lineOf({ id: 1, quantity: 1, ...item }, now).obstacle;
  expect(obstacle({ artwork: { ...hill!, isSold: true } })).toBe('sold');
  expect(obstacle({ artwork: { ...hill!, price: undefined } })).toBe('unpriced');
  expect(obstacle({ artwork: hill! })).toBeUndefined();
  expect(obstacle({ event: ticket }, '2026-12-21T19:31')).toBe('past');
  expect(obstacle({ event: ticket }, '2026-12-21T19:30')).toBeUndefined();
  expect(obstacle({ event: ticket })).toBeUndefined();
  expect(obstacle({})).toBe('gone');
});

test('a line whose artwork or event is gone has no title, no product and no price', () => {
  expect(lineOf({ id: 1, quantity: 2 })).toEqual({
    kind: undefined,
    productId: undefined,
    title: '',
    unitPrice: undefined,
    quantity: 2,
    lineTotal: 0,
    obstacle: 'gone',
  });
});

test('countTickets counts those for one event, whichever form its id has', () => {
  expect(countTickets(items, ticket.id)).toBe(3);
  expect(countTickets(items, String(ticket.id))).toBe(3);
  expect(countTickets(items, 999)).toBe(0);
});
