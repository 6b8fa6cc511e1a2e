// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Commit, type RowStore, memoryRowStore, type ChangeSet } from './row-store.ts';
import { StoredTable } from './stored-table.ts';

const Pet = z.object({ id: z.int(), kind: z.string(), name: z.string() });
type Pet = z.infer<typeof Pet>;

const rex: Pet = { id: 1, kind: 'dog', name: 'Rex' };
const tom: Pet = { id: 2, kind: 'cat', name: 'Tom' };
const bo: Pet = { id: 3, kind: 'dog', name: 'Bo' };

const nothingNew: ChangeSet = { head: { revision: 0, lastId: 0 }, entries: [], isRestart: false };

const newsOf = (revision: number, pets: readonly Pet[]): ChangeSet => ({
  head: { revision, lastId: 3 },
  entries: pets.map((row) => ({ id: row.id, row })),
  isRestart: false,
});

/** A table over a journal that is in memory but for the `parts` given. */
function tableOver(parts: Partial<RowStore> = {}) {
  return new StoredTable(Pet, ['kind'], { ...memoryRowStore(), ...parts });
}

/** A table whose reads bring `news`, one after the other, and then nothing new. */
async function tableHearing(...news: ChangeSet[]) {
  const table = tableOver({ read: async () => news.shift() ?? nothingNew });
  await table.open();
  return table;
}

const add = (table: StoredTable<Pet>, name: string, kind = 'dog') =>
  table.write((rows) => rows.insert((id) => ({ id, kind, name })));
const all = (table: StoredTable<Pet>) => table.read((rows) => rows.all());

test('Rows inserted in memory at once get different ids, and all of them are kept', async () => {
  const table = new StoredTable(Pet, []);
  const inserted = await Promise.all(['Rex', 'Tom', 'Bo'].map((name) => add(table, name)));
  expect(inserted.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect((await all(table)).map(({ name }) => name)).toEqual(['Rex', 'Tom', 'Bo']);
});

test('A read that is asked for during a write shows what the write changed', async () => {
  const table = tableOver();
  const [, pets] = await Promise.all([add(table, 'Rex'), all(table)]);
  expect(pets).toEqual([rex]);
});

test('A change that throws changes nothing, and the next call is answered', async () => {
  const table = tableOver();
  const refused = table.write((rows) => {
    rows.insert((id) => ({ ...rex, id }));
    throw new Error('No pets');
  });
  await expect(refused).rejects.toThrow('No pets');
  expect(await all(table)).toEqual([]);
  expect(await add(table, 'Rex')).toEqual(rex);
});

test('A change that the journal did not keep does not show', async () => {
  const table = tableOver({
    write: async (_revision, decide) => {
      await decide(nothingNew);
      throw new Error('The disk is full');
    },
  });
  await expect(add(table, 'Rex')).rejects.toThrow('The disk is full');
  expect(await all(table)).toEqual([]);
});

test('The rows inside a write are those from before it, found by id, field and as a whole', async () => {
  const table = tableOver();
  await add(table, 'Rex');
  const seen = await table.write((rows) => {
    rows.insert((id) => ({ ...tom, id }));
    return { one: rows.get(1), dogs: rows.where('kind', 'dog'), all: rows.all(), new: rows.get(2) };
  });
  expect(seen).toEqual({ one: rex, dogs: [rex], all: [rex], new: undefined });
});

test('Inserted, changed and removed rows show after the write', async () => {
  const table = tableOver();
  await table.write((rows) => {
    expect(rows.insert((id) => ({ ...rex, id }))).toEqual(rex);
    expect(rows.insert((id) => ({ ...tom, id }))).toEqual(tom);
  });
  expect(table.size).toBe(2);
  const changed = await table.write((rows) => {
    rows.remove(1);
    return rows.put({ ...tom, name: 'Max' });
  });
  expect(changed).toEqual({ ...tom, name: 'Max' });
  expect(await all(table)).toEqual([{ ...tom, name: 'Max' }]);
  expect(table.size).toBe(1);
});

test('The id of a removed row is not given again', async () => {
  const table = tableOver();
  await add(table, 'Rex');
  await table.write((rows) => rows.remove(1));
  expect(await add(table, 'Tom')).toMatchObject({ id: 2 });
});

test('A row that breaks the schema can be neither inserted nor put, and only its fields are kept', async () => {
  const table = tableOver();
  await expect(table.write((rows) => rows.insert((id) => ({ id }) as Pet))).rejects.toThrow('kind');
  await expect(table.write((rows) => rows.put({ id: 1 } as Pet))).rejects.toThrow('kind');
  await table.write((rows) => rows.put({ ...rex, age: 3 } as Pet));
  expect(await all(table)).toEqual([rex]);
});

test('A journal that asks twice for a change is given its entries once', async () => {
  const additions: Commit[] = [];
  const table = tableOver({
    write: async (_revision, decide) => {
      additions.push(await decide(nothingNew), await decide(nothingNew));
      return { revision: 1, lastId: 1 };
    },
  });
  await add(table, 'Rex');
  expect(additions[1]).toEqual({ lastId: 1, entries: [{ id: 1, row: rex }] });
});

test('The journal is asked for what came after the last revision known', async () => {
  const asked: number[] = [];
  const table = tableOver({
    open: async () => newsOf(4, [rex]),
    read: async (revision) => {
      asked.push(revision);
      return newsOf(5, []);
    },
    write: async (revision, decide) => {
      asked.push(revision);
      const { lastId } = await decide(newsOf(6, []));
      return { revision: 7, lastId };
    },
  });
  await table.open();
  await all(table);
  await add(table, 'Tom');
  await all(table);
  expect(asked).toEqual([4, 5, 7]);
});

test('A write takes in first what other tabs wrote', async () => {
  const table = tableOver({
    write: async (_revision, decide) => {
      const { lastId } = await decide(newsOf(3, [rex, bo]));
      return { revision: 4, lastId };
    },
  });
  expect(await table.write((rows) => rows.get(3))).toEqual(bo);
  expect(await add(table, 'Max')).toMatchObject({ id: 4 });
});

test('What the journal has at the start is there, and what is not sound is named to it', async () => {
  const judged: boolean[] = [];
  const table = tableOver({
    open: async (isSound) => {
      judged.push(
        isSound({ id: 2, row: tom }),
        isSound({ id: 2 }),
        isSound({ id: 3, row: tom }),
        isSound({ id: 2, row: { id: 2 } }),
        isSound({ id: 1, row: rex }),
        isSound({ id: 1 }),
      );
      return newsOf(2, [tom]);
    },
  });
  await table.open([rex]);
  // Another row's id, no pet, and twice the id of a seed.
  expect(judged).toEqual([true, true, false, false, false, false]);
  expect(await all(table)).toEqual([rex, tom]);
});

test('An unsound row from another tab is left out, and the calls go on', async () => {
  const table = await tableHearing({
    head: { revision: 3, lastId: 3 },
    entries: [
      { id: 1, row: { id: 1, kind: 'dog' } },
      { id: 2, row: { ...tom, id: 9 } },
      { id: 3, row: bo },
    ],
    isRestart: false,
  });
  expect(await all(table)).toEqual([bo]);
  await expect(add(table, 'Max')).resolves.toMatchObject({ name: 'Max' });
});

test('A row that another tab removed is gone', async () => {
  const removal = { head: { revision: 2, lastId: 3 }, entries: [{ id: 1 }], isRestart: false };
  const table = await tableHearing(newsOf(1, [rex, tom]), removal);
  expect(await all(table)).toEqual([rex, tom]);
  expect(await all(table)).toEqual([tom]);
});

test('Rows are in the order of their ids, in whatever order they were written', async () => {
  const table = await tableHearing(newsOf(1, [tom, bo]), newsOf(2, [rex, tom]));
  await all(table);
  expect(await all(table)).toEqual([rex, tom, bo]);
  expect(await table.read((rows) => rows.where('kind', 'dog'))).toEqual([rex, bo]);
});

test('After a restart of the journal only its rows and the seeds are left', async () => {
  const table = tableOver({
    open: async () => newsOf(5, [tom]),
    read: async () => ({ ...newsOf(1, [bo]), isRestart: true }),
  });
  await table.open([rex]);
  expect(await all(table)).toEqual([rex, bo]);
});

test('Ids go on after those of the seeds, which the journal is never given', async () => {
  const additions: Commit[] = [];
  const memory = memoryRowStore();
  const table = tableOver({
    write: (revision, decide) =>
      memory.write(revision, async (news) => {
        const addition = await decide(news);
        additions.push(addition);
        return addition;
      }),
  });
  await table.open([rex, tom]);
  expect(await add(table, 'Bo')).toEqual(bo);
  expect(additions).toEqual([{ lastId: 3, entries: [{ id: 3, row: bo }] }]);
});
