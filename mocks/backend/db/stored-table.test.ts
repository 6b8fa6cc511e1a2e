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

const noChanges: ChangeSet = { cursor: { revision: 0, lastId: 0 }, changes: [], isSnapshot: false };

const changeSetOf = (revision: number, pets: readonly Pet[]): ChangeSet => ({
  cursor: { revision, lastId: 3 },
  changes: pets.map((row) => ({ id: row.id, row })),
  isSnapshot: false,
});

/** A table over a row store in memory with `parts` replaced. */
async function tableOver(parts: Partial<RowStore> = {}, seeds: readonly Pet[] = []) {
  const table = new StoredTable<Pet>({ loadSchema: async () => Pet, seeds });
  await table.open({ ...memoryRowStore(), ...parts });
  return table;
}

/** A table whose reads resolve to `changeSets`, one after the other, and then to no changes. */
function tableReading(...changeSets: ChangeSet[]) {
  return tableOver({ read: async () => changeSets.shift() ?? noChanges });
}

const add = (table: StoredTable<Pet>, name: string, kind = 'dog') =>
  table.write((rows) => rows.insert((id) => ({ id, kind, name })));
const all = (table: StoredTable<Pet>) => table.read((rows) => rows.all());

test('Rows inserted in memory at once get different ids, and all of them are kept', async () => {
  const table = new StoredTable<Pet>({ loadSchema: async () => Pet });
  const inserted = await Promise.all(['Rex', 'Tom', 'Bo'].map((name) => add(table, name)));
  expect(inserted.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect((await all(table)).map(({ name }) => name)).toEqual(['Rex', 'Tom', 'Bo']);
});

test('Where the row store cannot be opened, calls fail, and the next ones try again', async () => {
  let attempts = 0;
  const table = new StoredTable<Pet>({
    loadSchema: async () => Pet,
    async opened() {
      attempts += 1;
      if (attempts === 1) throw new Error('The code has not come');
      await table.open({ ...memoryRowStore(), open: async () => changeSetOf(1, [rex]) });
    },
  });
  await expect(all(table)).rejects.toThrow('The code has not come');
  expect(await all(table)).toEqual([rex]);
});

test('A read that is asked for during a write shows what the write changed', async () => {
  const table = await tableOver();
  const [, pets] = await Promise.all([add(table, 'Rex'), all(table)]);
  expect(pets).toEqual([rex]);
});

test('A change that throws changes nothing, and the next call is answered', async () => {
  const table = await tableOver();
  const refused = table.write((rows) => {
    rows.insert((id) => ({ ...rex, id }));
    throw new Error('No pets');
  });
  await expect(refused).rejects.toThrow('No pets');
  expect(await all(table)).toEqual([]);
  expect(await add(table, 'Rex')).toEqual(rex);
});

test('A change that the row store did not commit does not show', async () => {
  const table = await tableOver({
    write: async (_revision, decide) => {
      await decide(noChanges);
      throw new Error('The disk is full');
    },
  });
  await expect(add(table, 'Rex')).rejects.toThrow('The disk is full');
  expect(await all(table)).toEqual([]);
});

test('The rows inside a write are those from before it, found by id, field and as a whole', async () => {
  const table = await tableOver();
  await add(table, 'Rex');
  const seen = await table.write((rows) => {
    rows.insert((id) => ({ ...tom, id }));
    return { one: rows.get(1), dogs: rows.where('kind', 'dog'), all: rows.all(), new: rows.get(2) };
  });
  expect(seen).toEqual({ one: rex, dogs: [rex], all: [rex], new: undefined });
});

test('Inserted, changed and removed rows show after the write', async () => {
  const table = await tableOver();
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

test('The id of a removed row is not assigned again', async () => {
  const table = await tableOver();
  await add(table, 'Rex');
  await table.write((rows) => rows.remove(1));
  expect(await add(table, 'Tom')).toMatchObject({ id: 2 });
});

test('A row that breaks the schema can be neither inserted nor put, and unknown fields are dropped', async () => {
  const table = await tableOver();
  await expect(table.write((rows) => rows.insert((id) => ({ id }) as Pet))).rejects.toThrow('kind');
  await expect(table.write((rows) => rows.put({ id: 1 } as Pet))).rejects.toThrow('kind');
  await table.write((rows) => rows.put({ ...rex, age: 3 } as Pet));
  expect(await all(table)).toEqual([rex]);
});

test('A row store that calls decide twice gets each change once', async () => {
  const commits: Commit[] = [];
  const table = await tableOver({
    write: async (_revision, decide) => {
      commits.push(await decide(noChanges), await decide(noChanges));
      return { revision: 1, lastId: 1 };
    },
  });
  await add(table, 'Rex');
  expect(commits[1]).toEqual({ lastId: 1, changes: [{ id: 1, row: rex }] });
});

test('Reads and writes ask the row store for changes since the last known revision', async () => {
  const asked: number[] = [];
  const table = await tableOver({
    open: async () => changeSetOf(4, [rex]),
    read: async (revision) => {
      asked.push(revision);
      return changeSetOf(5, []);
    },
    write: async (revision, decide) => {
      asked.push(revision);
      const { lastId } = await decide(changeSetOf(6, []));
      return { revision: 7, lastId };
    },
  });
  await all(table);
  await add(table, 'Tom');
  await all(table);
  expect(asked).toEqual([4, 5, 7]);
});

test('A write first reads what other tabs wrote', async () => {
  const table = await tableOver({
    write: async (_revision, decide) => {
      const { lastId } = await decide(changeSetOf(3, [rex, bo]));
      return { revision: 4, lastId };
    },
  });
  expect(await table.write((rows) => rows.get(3))).toEqual(bo);
  expect(await add(table, 'Max')).toMatchObject({ id: 4 });
});

test('open reads the stored rows, and validates them by schema, id and seeds', async () => {
  const verdicts: boolean[] = [];
  const table = await tableOver(
    {
      open: async (loadIsValid) => {
        const isValid = await loadIsValid();
        verdicts.push(
          isValid({ id: 2, row: tom }),
          isValid({ id: 2 }),
          isValid({ id: 3, row: tom }),
          isValid({ id: 2, row: { id: 2 } }),
          isValid({ id: 1, row: rex }),
          isValid({ id: 1 }),
        );
        return changeSetOf(2, [tom]);
      },
    },
    [rex],
  );
  // Another row's id, a row that breaks the schema, and the id of a seed twice.
  expect(verdicts).toEqual([true, true, false, false, false, false]);
  expect(await all(table)).toEqual([rex, tom]);
});

test('An invalid row from another tab is left out, and later calls succeed', async () => {
  const table = await tableReading({
    cursor: { revision: 3, lastId: 3 },
    changes: [
      { id: 1, row: { id: 1, kind: 'dog' } },
      { id: 2, row: { ...tom, id: 9 } },
      { id: 3, row: bo },
    ],
    isSnapshot: false,
  });
  expect(await all(table)).toEqual([bo]);
  await expect(add(table, 'Max')).resolves.toMatchObject({ name: 'Max' });
});

test('A row that another tab removed is gone', async () => {
  const removal = { cursor: { revision: 2, lastId: 3 }, changes: [{ id: 1 }], isSnapshot: false };
  const table = await tableReading(changeSetOf(1, [rex, tom]), removal);
  expect(await all(table)).toEqual([rex, tom]);
  expect(await all(table)).toEqual([tom]);
});

test('Rows are in the order of their ids, whatever the order of their writes', async () => {
  const table = await tableReading(changeSetOf(1, [tom, bo]), changeSetOf(2, [rex, tom]));
  await all(table);
  expect(await all(table)).toEqual([rex, tom, bo]);
  expect(await table.read((rows) => rows.where('kind', 'dog'))).toEqual([rex, bo]);
});

test('After a snapshot only its rows and the seeds are left', async () => {
  const table = await tableOver(
    {
      open: async () => changeSetOf(5, [tom]),
      read: async () => ({ ...changeSetOf(1, [bo]), isSnapshot: true }),
    },
    [rex],
  );
  expect(await all(table)).toEqual([rex, bo]);
});

test('Ids go on after those of the seeds, and seeds are never stored', async () => {
  const commits: Commit[] = [];
  const memory = memoryRowStore();
  const table = await tableOver(
    {
      write: (revision, decide) =>
        memory.write(revision, async (changeSet) => {
          const commit = await decide(changeSet);
          commits.push(commit);
          return commit;
        }),
    },
    [rex, tom],
  );
  expect(await add(table, 'Bo')).toEqual(bo);
  expect(commits).toEqual([{ lastId: 3, changes: [{ id: 3, row: bo }] }]);
});
