import { expect, test } from 'vitest';
import type { CartItem } from '#src/domain/cart.ts';
import { artwork, event } from '#src/testing/factories.ts';
import { DEMO_STATE_KEY } from '#src/site/storage-names.ts';
import { keepOrder } from './keep-order.ts';
import { lastOrder } from './last-order.ts';

const KEY = 'last-order';
const lines: CartItem[] = [
  { id: 1, quantity: 1, artwork: artwork({ title: 'Quiet Hill', price: 250 }) },
  {
    id: 2,
    quantity: 2,
    event: { ...event({ title: 'Late Show', minPrice: 45 }), date: '2026-12-05T19:30' },
  },
];
const titles = () => lastOrder()?.map(({ artwork: work, event: show }) => (work ?? show)?.title);

test('The lines of the last order are kept, until the next order, without those that were not ordered', () => {
  keepOrder([...lines, { id: 3, quantity: 1 }]);
  expect(titles()).toEqual(['Quiet Hill', 'Late Show']);
  keepOrder(lines.slice(1));
  expect(titles()).toEqual(['Late Show']);
});

test('An order of a demo state is kept in its tab, and not shown outside of it', () => {
  sessionStorage.setItem(DEMO_STATE_KEY, 'full-cart');
  keepOrder(lines);
  expect(titles()).toHaveLength(2);
  expect(localStorage).toHaveLength(0);
  sessionStorage.removeItem(DEMO_STATE_KEY);
  expect(lastOrder()).toBeUndefined();
});

test.each(['', '[]', '{"state":""}', '{"state":"","items":7}', '{"state":"","items":[null,{}]}'])(
  'A stored order %j is discarded',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(lastOrder()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  },
);
