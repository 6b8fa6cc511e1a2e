// @vitest-environment node
import 'fake-indexeddb/auto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFileStorage } from './file-storage.ts';
import { openIndexedDbStorage } from './indexeddb-row-store.ts';
import type { Commit, RowChange, RowStore, RowStorage } from './row-store.ts';

const kinds = [
  {
    kind: 'IndexedDB',
    open: () => openIndexedDbStorage('row-store'),
    remove: async () => void indexedDB.deleteDatabase('row-store'),
  },
  {
    kind: 'a file',
    open: async () => {
      directory ??= await mkdtemp(join(tmpdir(), 'vernissage-'));
      return openFileStorage(join(directory, 'shop.json'));
    },
    remove: () => rm(directory!, { recursive: true }).then(() => (directory = undefined)),
  },
];
let directory: string | undefined;

/** A `decide` that returns the same commit whatever the change set. */
const adding =
  (lastId: number, ...changes: RowChange[]) =>
  async (): Promise<Commit> => ({ lastId, changes });

describe.each(kinds)('Rows in $kind', ({ open, remove }) => {
  let storage: RowStorage;
  let rowStore: RowStore;

  const openRows = async () => {
    storage = await open();
    rowStore = storage.rowStoreOf('cart', () => {});
  };
  beforeEach(openRows);
  afterEach(async () => {
    storage.close();
    await remove();
  });

  const one = { id: 1, row: { id: 1, userId: 6, quantity: 1, artworkId: 2 } };
  const two = { id: 2, row: { id: 2, userId: 6, quantity: 3, eventId: 4 } };

  test('A new storage has no rows and no day', async () => {
    expect(storage.isNew).toBe(true);
    expect(await storage.readDay()).toBeUndefined();
    expect(await rowStore.open(async () => () => true)).toEqual({
      cursor: { revision: 0, lastId: 0 },
      changes: [],
      isSnapshot: false,
    });
  });

  test('A write resolves to the next revision, and one without changes to the same', async () => {
    expect(await rowStore.write(0, adding(2, one, two))).toEqual({ revision: 1, lastId: 2 });
    expect(await rowStore.write(1, adding(2, { id: 1 }))).toEqual({ revision: 2, lastId: 2 });
    expect(await rowStore.write(2, adding(9))).toEqual({ revision: 2, lastId: 2 });
  });

  test('A write passes exactly the changes since its revision to decide', async () => {
    await rowStore.write(0, adding(1, one));
    await rowStore.write(1, adding(2, two));
    const decide = vi.fn<() => Promise<Commit>>(adding(2));
    for (const known of [0, 1, 2]) await rowStore.write(known, decide);
    const cursor = { revision: 2, lastId: 2 };
    const [first, second] = [
      { ...one, revision: 1 },
      { ...two, revision: 2 },
    ];
    expect(decide.mock.calls).toEqual([
      [{ cursor, changes: [first, second], isSnapshot: false }],
      [{ cursor, changes: [second], isSnapshot: false }],
      [{ cursor, changes: [], isSnapshot: false }],
    ]);
  });

  test('A read resolves to exactly the changes since its revision', async () => {
    const unwritten = { cursor: { revision: 0, lastId: 0 }, changes: [], isSnapshot: false };
    expect(await rowStore.read(0)).toEqual(unwritten);
    await rowStore.write(0, adding(1, one));
    await rowStore.write(1, adding(1, { id: 1 }));
    const cursor = { revision: 2, lastId: 1 };
    const removed = [{ id: 1, revision: 2 }];
    expect(await rowStore.read(1)).toEqual({ cursor, changes: removed, isSnapshot: false });
    expect(await rowStore.read(2)).toEqual({ cursor, changes: [], isSnapshot: false });
  });

  test('A read from a revision above the stored one resolves to a snapshot of all rows', async () => {
    await rowStore.write(0, adding(1, one));
    expect(await rowStore.read(2)).toEqual({
      cursor: { revision: 1, lastId: 1 },
      changes: [{ ...one, revision: 1 }],
      isSnapshot: true,
    });
  });

  test('A write rejects with what decide throws, and stores nothing', async () => {
    const reason = new Error('Sold');
    const refusing = rowStore.write(0, async () => {
      throw reason;
    });
    await expect(refusing).rejects.toBe(reason);
    expect(await rowStore.write(0, adding(1, one))).toEqual({ revision: 1, lastId: 1 });
  });

  test('Writes at once are made one after the other', async () => {
    const addNext = rowStore.write(0, adding(1, one));
    const seen = vi.fn<() => Promise<Commit>>(adding(2, two));
    await Promise.all([addNext, rowStore.write(0, seen)]);
    expect(seen.mock.calls).toEqual([
      [
        {
          cursor: { revision: 1, lastId: 1 },
          changes: [{ ...one, revision: 1 }],
          isSnapshot: false,
        },
      ],
    ]);
  });

  test('Rows, the highest id and the day are there when it is opened again', async () => {
    await storage.storeDay('2026-10-30');
    await rowStore.write(0, adding(2, one, two));
    await rowStore.write(1, adding(2, { id: 2 }));
    await storage.close();
    await openRows();
    expect(storage.isNew).toBe(false);
    expect(await storage.readDay()).toBe('2026-10-30');
    const { cursor, changes } = await rowStore.open(async () => () => true);
    expect(cursor.lastId).toBe(2);
    expect(changes.filter(({ row }) => row)).toEqual([{ ...one, revision: 1 }]);
  });
});
