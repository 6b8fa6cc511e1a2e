// @vitest-environment node
import { Collection } from '@mswjs/data';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { CollectionTable, inCollection } from './collection-table.ts';
import { PlainTable } from './plain-table.ts';

const Pet = z.object({ id: z.int(), kind: z.string(), name: z.string() });
type Pet = z.infer<typeof Pet>;

const rex = { id: 1, kind: 'dog', name: 'Rex' };
const pets = [rex, { id: 2, kind: 'cat', name: 'Tom' }, { id: 3, kind: 'dog', name: 'Bo' }];

const manyPets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...rex, id: index + 1 }));

async function petShop(hasCollection: boolean, rows: readonly Pet[] = pets) {
  const table = new PlainTable(rows);
  return hasCollection ? inCollection(table, Pet) : table;
}

const tests = test.each([
  ['plain rows', false],
  ['a collection', true],
] as const);

tests(
  'Rows are found by id, by an indexed field and by any other, with %s',
  async (_, hasCollection) => {
    const shop = await petShop(hasCollection);
    expect(shop.get(2)).toEqual({ id: 2, kind: 'cat', name: 'Tom' });
    expect(shop.where('kind', 'dog')).toMatchObject([{ id: 1 }, { id: 3 }]);
    expect(shop.where('name', 'Bo')).toMatchObject([{ id: 3 }]);
    expect(shop.where('kind', 'fish')).toEqual([]);
  },
);

tests('A row with a known id replaces the other, with %s', async (_, hasCollection) => {
  const shop = await petShop(hasCollection);
  await shop.put({ id: 1, kind: 'dog', name: 'Max' });
  expect(shop.all().map(({ name }) => name)).toEqual(['Max', 'Tom', 'Bo']);
  expect(shop.where('kind', 'dog').map(({ name }) => name)).toEqual(['Max', 'Bo']);
});

tests(
  'A row that changes its kind is found under the new one only, with %s',
  async (_, hasCollection) => {
    const shop = await petShop(hasCollection);
    await shop.put({ id: 1, kind: 'cat', name: 'Rex' });
    expect(shop.where('kind', 'dog')).toMatchObject([{ id: 3 }]);
    expect(shop.where('kind', 'cat')).toMatchObject([{ id: 1 }, { id: 2 }]);
  },
);

tests(
  'A removed row is gone, and removing it again does nothing, with %s',
  async (_, hasCollection) => {
    const shop = await petShop(hasCollection);
    shop.remove(1);
    shop.remove(1);
    expect(shop.get(1)).toBeUndefined();
    expect(shop.where('kind', 'dog')).toMatchObject([{ id: 3 }]);
    expect(shop.size).toBe(2);
  },
);

tests('A cleared table is empty and can be filled again, with %s', async (_, hasCollection) => {
  const shop = await petShop(hasCollection);
  shop.clear();
  expect(shop.all()).toEqual([]);
  expect(shop.where('kind', 'dog')).toEqual([]);
  await shop.put(rex);
  expect(shop.all()).toHaveLength(1);
});

test('In a collection, rows keep their places and are found as before', async () => {
  const plain = await petShop(false);
  const collected = await inCollection(plain, Pet);
  for (const shop of [plain, collected]) {
    expect([shop.all(), shop.where('kind', 'dog'), shop.get(2), shop.size]).toEqual([
      pets,
      [pets[0], pets[2]],
      pets[1],
      3,
    ]);
  }
  expect(collected.get(2)).not.toBe(plain.get(2));
  expect(await inCollection(collected, Pet)).toBe(collected);
});

test('A plain row is put as it is, one of a collection only where it matches the schema', async () => {
  const invalid = { id: 4, kind: 'dog' } as Pet;
  await expect((await petShop(false)).put(invalid)).resolves.toBeUndefined();
  // @mswjs/data prints the issues.
  vi.mocked(console.error).mockImplementation(() => {});
  await expect((await petShop(true)).put(invalid)).rejects.toThrow('schema');
  vi.mocked(console.error).mockClear();
});

tests('All rows are the same array until one changes, with %s', async (_, hasCollection) => {
  const shop = await petShop(hasCollection);
  const all = shop.all();
  expect(shop.all()).toBe(all);
  await shop.put({ ...rex, name: 'Max' });
  expect(all).toContainEqual(rex);
  expect(shop.all()).not.toBe(all);
  expect(shop.where('kind', 'dog')).toMatchObject([{ name: 'Max' }, { name: 'Bo' }]);
});

test('Plain rows with the same id are refused', () => {
  expect(() => new PlainTable([rex, { ...rex, name: 'Max' }])).toThrow('Two rows have the same id');
});

test('Taking in rows pauses after every 200', async () => {
  const pause = vi.fn(async () => {});
  await inCollection(new PlainTable(manyPets(401)), Pet, pause);
  expect(pause).toHaveBeenCalledTimes(2);
});

test('Up to 1,000 rows the queries of the collection answer; beyond, one lists all rows, once', async () => {
  const [findFirst, findMany] = (['findFirst', 'findMany'] as const).map((query) =>
    vi.spyOn(Collection.prototype, query),
  );
  const shop = await petShop(true, manyPets(1_000));
  const readAll = () => [shop.get(7), shop.where('name', 'Rex'), shop.all()];
  const found = [{ ...rex, id: 7 }, manyPets(1_000), manyPets(1_000)];
  expect([readAll(), readAll()]).toEqual([found, found]);
  expect(findFirst).toHaveBeenCalledTimes(2);
  expect(findMany).toHaveBeenCalledTimes(3);

  await shop.put({ ...rex, id: 1_001 });
  expect(readAll()[1]).toEqual(manyPets(1_001));
  expect(readAll()[0]).toEqual({ ...rex, id: 7 });
  expect(findFirst).toHaveBeenCalledTimes(2);
  expect(findMany).toHaveBeenCalledTimes(4);
});

test('A row is put and removed without a look at the others, whatever their number', async () => {
  const ids = vi.fn<() => void>();
  const Watched = z.object({ id: z.int() });
  const shop = await inCollection(new PlainTable(manyPets(1_024)), Watched);
  for (const row of shop.all()) {
    const { id } = row;
    Object.defineProperty(row, 'id', { get: () => (ids(), id) });
  }
  await shop.put({ id: 700 });
  shop.remove(300);
  await shop.put({ id: 2_000 });
  expect(shop.size).toBe(1_024);
  expect(ids.mock.calls.length).toBeLessThan(50);
});

test('Of a long table too, one row is replaced, removed and found, wherever it lies', async () => {
  const shop = new CollectionTable<Pet>(Pet);
  for (const id of [1_001, 2, 1]) await shop.put({ ...rex, id });
  for (let id = 1_000; id > 2; id -= 1) await shop.put({ ...rex, id });
  expect(shop.all()).toEqual(manyPets(1_001));
  for (const id of [1, 500, 1_001]) {
    const max = { ...rex, id, name: 'Max' };
    await shop.put(max);
    expect([shop.size, shop.get(id), shop.where('name', 'Max')]).toEqual([1_001, max, [max]]);
    shop.remove(id);
    expect([shop.size, shop.get(id), shop.where('name', 'Max')]).toEqual([1_000, undefined, []]);
    await shop.put({ ...rex, id });
  }
  expect(shop.all()).toEqual(manyPets(1_001));
  expect(shop.get(0) ?? shop.get(1_002)).toBeUndefined();
});

test('Rows that are put at the same time are all kept', async () => {
  const shop = await petShop(true);
  await Promise.all([4, 5, 6].map((id) => shop.put({ ...rex, id })));
  expect(shop.all().map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
});

tests(
  'Rows are in the order of their ids, whatever the order they came in, with %s',
  async (_, hasCollection) => {
    const shop = await petShop(hasCollection, [...pets].reverse());
    expect(shop.all()).toEqual(pets);
  },
);
