// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parsePart } from './parse-part.ts';

const Price = z.number('must be a number').check(z.gte(0, 'must not be negative'));
const Item = z.object({ price: Price });
const Basket = z
  .object({ items: z.array(Item), note: z.optional(z.object({ text: z.string('must be text') })) })
  .check(
    z.refine(({ items }) => items.length < 3, {
      error: 'must explain that',
      path: ['note', 'text'],
    }),
  );

test.each([
  [undefined, 'The body is required'],
  [null, 'The body must be an object'],
  [[], 'The body must be an object'],
  [{}, 'items is required'],
  [{ items: {} }, 'items must be a list'],
  [{ items: [7] }, 'items[0] must be an object'],
  [{ items: [{ price: 1 }, {}] }, 'items[1].price is required'],
  [{ items: [{ price: 'x' }] }, 'items[0].price must be a number'],
  [{ items: [{ price: -1 }] }, 'items[0].price must not be negative'],
  [{ items: [], note: { text: 1 } }, 'note.text must be text'],
  // A refinement of the whole object keeps its own message, even for a field that was not sent.
  [{ items: [{ price: 1 }, { price: 1 }, { price: 1 }] }, 'note.text must explain that'],
])('The error for %j names the first wrong field', (value, message) => {
  expect(() => parsePart(Basket, value, 'body')).toThrow(
    expect.objectContaining({ status: 400, message }),
  );
});

test('Unknown fields are removed from a valid value', () => {
  expect(parsePart(Item, { price: 1, more: 2 }, 'body')).toEqual({ price: 1 });
});
