// @vitest-environment node
import { expect, expectTypeOf, test } from 'vitest';
import type { TestBackend } from '#mocks/node.ts';
import type { CartRow, OrderRow, UserRow } from './stored-rows.ts';
import { type RowOf, tableNames, tables } from './tables.ts';

test('The tables of the first version keep their names, order and labels', () => {
  const first = tableNames.filter((name) => tables[name].since === 1);
  expect(first.map((name) => [name, tables[name].label])).toEqual([
    ['cart', 'Cart lines'],
    ['orders', 'Orders'],
    ['users', 'Accounts'],
  ]);
});

test('The name of a table gives the type of its rows', () => {
  expectTypeOf<RowOf<'cart'>>().toEqualTypeOf<CartRow>();
  expectTypeOf<RowOf<'orders'>>().toEqualTypeOf<OrderRow>();
  expectTypeOf<RowOf<'users'>>().toEqualTypeOf<UserRow>();
  const cartOf = (backend: TestBackend) => backend.rows('cart');
  expectTypeOf<Awaited<ReturnType<typeof cartOf>>>().toEqualTypeOf<readonly Readonly<CartRow>[]>();
});
