// @vitest-environment node
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Table } from './table.ts';

const Pet = z.object({ id: z.int(), kind: z.string(), name: z.string() });
type Pet = z.infer<typeof Pet>;

const rex = { id: 1, kind: 'dog', name: 'Rex' };
const noPause = async () => {};

async function petShop(isModelLoaded: boolean) {
  const pets = new Table<Pet>(async () => Pet);
  await pets.putAll([rex, { id: 2, kind: 'cat', name: 'Tom' }, { id: 3, kind: 'dog', name: 'Bo' }]);
  if (isModelLoaded) await pets.loadModel(noPause);
  return pets;
}

const tests = test.each([
  ['plain rows', false],
  ['the model', true],
] as const);

tests(
  'Rows are found by id, by an indexed field and by any other, with %s',
  async (_, isModelLoaded) => {
    const pets = await petShop(isModelLoaded);
    expect(pets.get(2)).toEqual({ id: 2, kind: 'cat', name: 'Tom' });
    expect(pets.where('kind', 'dog')).toMatchObject([{ id: 1 }, { id: 3 }]);
    expect(pets.where('name', 'Bo')).toMatchObject([{ id: 3 }]);
    expect(pets.where('kind', 'fish')).toEqual([]);
  },
);

tests('A row with a known id replaces the other, with %s', async (_, isModelLoaded) => {
  const pets = await petShop(isModelLoaded);
  await pets.put({ id: 1, kind: 'dog', name: 'Max' });
  expect(pets.all().map(({ name }) => name)).toEqual(['Max', 'Tom', 'Bo']);
  expect(pets.where('kind', 'dog').map(({ name }) => name)).toEqual(['Max', 'Bo']);
});

tests(
  'A row that changes its kind is found under the new one only, with %s',
  async (_, isModelLoaded) => {
    const pets = await petShop(isModelLoaded);
    await pets.put({ id: 1, kind: 'cat', name: 'Rex' });
    expect(pets.where('kind', 'dog')).toMatchObject([{ id: 3 }]);
    expect(pets.where('kind', 'cat')).toMatchObject([{ id: 1 }, { id: 2 }]);
  },
);

tests(
  'A removed row is gone, and removing it again does nothing, with %s',
  async (_, isModelLoaded) => {
    const pets = await petShop(isModelLoaded);
    pets.remove(1);
    pets.remove(1);
    expect(pets.get(1)).toBeUndefined();
    expect(pets.where('kind', 'dog')).toMatchObject([{ id: 3 }]);
    expect(pets.size).toBe(2);
  },
);

tests('A cleared table is empty and can be filled again, with %s', async (_, isModelLoaded) => {
  const pets = await petShop(isModelLoaded);
  pets.clear();
  expect(pets.all()).toEqual([]);
  expect(pets.where('kind', 'dog')).toEqual([]);
  await pets.put(rex);
  expect(pets.all()).toHaveLength(1);
});

test('When the model comes, rows keep their places and are found as before', async () => {
  const pets = await petShop(false);
  const before = [pets.all(), pets.where('kind', 'dog'), pets.get(2), pets.size];
  await pets.loadModel(noPause);
  expect([pets.all(), pets.where('kind', 'dog'), pets.get(2), pets.size]).toEqual(before);
  expect(pets.get(2)).not.toBe(before[2]);
});

test('Without the model a row is put as it is, with it only where it matches the schema', async () => {
  const invalid = { id: 4, kind: 'dog' } as Pet;
  await expect((await petShop(false)).put(invalid)).resolves.toBeUndefined();
  // @mswjs/data prints the issues.
  vi.mocked(console.error).mockImplementation(() => {});
  await expect((await petShop(true)).put(invalid)).rejects.toThrow('schema');
  vi.mocked(console.error).mockClear();
});

tests('A list is the same array until a row changes, with %s', async (_, isModelLoaded) => {
  const pets = await petShop(isModelLoaded);
  const [all, dogs] = [pets.all(), pets.where('kind', 'dog')];
  expect(pets.all()).toBe(all);
  expect(pets.where('kind', 'dog')).toBe(dogs);
  await pets.put({ ...rex, name: 'Max' });
  expect(all).toContainEqual(rex);
  expect(pets.where('kind', 'dog')).toMatchObject([{ name: 'Max' }, { name: 'Bo' }]);
});

test('Seeds with the same id are refused', () => {
  const pets = new Table<Pet>(async () => Pet);
  expect(() => pets.seed([rex, { ...rex, name: 'Max' }])).toThrow('Two rows have the same id');
});

test('The model pauses after every 200 rows', async () => {
  const pets = new Table<Pet>(async () => Pet);
  await pets.putAll(Array.from({ length: 401 }, (_, index) => ({ ...rex, id: index + 1 })));
  const pause = vi.fn(noPause);
  await pets.loadModel(pause);
  expect(pause).toHaveBeenCalledTimes(2);
});
