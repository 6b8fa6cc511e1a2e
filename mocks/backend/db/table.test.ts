// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Table } from './table.ts';

const Pet = z.object({ id: z.int(), kind: z.string(), name: z.string() });

async function petShop() {
  const pets = new Table(Pet, ['kind']);
  await pets.putAll([
    { id: 1, kind: 'dog', name: 'Rex' },
    { id: 2, kind: 'cat', name: 'Tom' },
    { id: 3, kind: 'dog', name: 'Bo' },
  ]);
  return pets;
}

test('Rows are found by id, by an indexed field and by any other', async () => {
  const pets = await petShop();
  expect(pets.get(2)).toEqual({ id: 2, kind: 'cat', name: 'Tom' });
  expect(pets.where('kind', 'dog')).toMatchObject([{ id: 1 }, { id: 3 }]);
  expect(pets.where('name', 'Bo')).toMatchObject([{ id: 3 }]);
  expect(pets.where('kind', 'fish')).toEqual([]);
});

test('A row with a known id replaces the other', async () => {
  const pets = await petShop();
  await pets.put({ id: 1, kind: 'dog', name: 'Max' });
  expect(pets.all().map(({ name }) => name)).toEqual(['Max', 'Tom', 'Bo']);
  expect(pets.where('kind', 'dog').map(({ name }) => name)).toEqual(['Max', 'Bo']);
});

test('A row that changes its kind is found under the new one only', async () => {
  const pets = await petShop();
  await pets.put({ id: 1, kind: 'cat', name: 'Rex' });
  expect(pets.where('kind', 'dog')).toMatchObject([{ id: 3 }]);
  expect(pets.where('kind', 'cat')).toMatchObject([{ id: 1 }, { id: 2 }]);
});

test('A removed row is gone, and removing it again does nothing', async () => {
  const pets = await petShop();
  pets.remove(1);
  pets.remove(1);
  expect(pets.get(1)).toBeUndefined();
  expect(pets.where('kind', 'dog')).toMatchObject([{ id: 3 }]);
  expect(pets.size).toBe(2);
});

test('A cleared table is empty and can be filled again', async () => {
  const pets = await petShop();
  pets.clear();
  expect(pets.all()).toEqual([]);
  expect(pets.where('kind', 'dog')).toEqual([]);
  await pets.put({ id: 1, kind: 'dog', name: 'Rex' });
  expect(pets.all()).toHaveLength(1);
});
