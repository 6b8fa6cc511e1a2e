// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { withMemoryFallback } from './memory-fallback.ts';
import {
  type Commit,
  type Cursor,
  type RowStore,
  memoryRowStore,
  type ChangeSet,
} from './row-store.ts';

const full = new DOMException('The disk is full', 'QuotaExceededError');

const noChangesAt = (cursor: Cursor): ChangeSet => ({ cursor, changes: [], isSnapshot: false });

/** Commits a row under the next id, as a table does. */
const addNext = async ({ cursor }: ChangeSet): Promise<Commit> => ({
  lastId: cursor.lastId + 1,
  changes: [{ id: cursor.lastId + 1, row: {} }],
});

const onLoss = vi.fn<(reason: unknown) => void>();

/** The fallback over a row store at `cursor`, with `parts` replaced. */
function fallbackOver(parts: Partial<RowStore>, cursor: Cursor = { revision: 4, lastId: 7 }) {
  onLoss.mockClear();
  return withMemoryFallback({ ...memoryRowStore(cursor), ...parts }, onLoss);
}

const opened = async (rowStore: RowStore) => {
  await rowStore.open(async () => () => true);
  return rowStore;
};

const fails = async () => {
  throw full;
};

test('Storage that fails after the start goes on in memory from the cursor read at the start', async () => {
  const rowStore = await opened(fallbackOver({ write: fails }));
  expect(await rowStore.write(4, addNext)).toEqual({ revision: 5, lastId: 8 });
  expect(onLoss.mock.calls).toEqual([[full]]);
});

test('Storage that fails goes on in memory from the cursor of the last read', async () => {
  const rowStore = fallbackOver({
    read: async () => noChangesAt({ revision: 9, lastId: 12 }),
    write: fails,
  });
  await rowStore.read(4);
  expect(await rowStore.write(9, addNext)).toEqual({ revision: 10, lastId: 13 });
});

test('Storage that fails goes on in memory from the cursor of the last write', async () => {
  const write = vi.fn<RowStore['write']>(fails);
  write.mockResolvedValueOnce({ revision: 5, lastId: 20 });
  const rowStore = await opened(fallbackOver({ write }));
  await rowStore.write(4, addNext);
  expect(await rowStore.write(5, addNext)).toEqual({ revision: 6, lastId: 21 });
});

test('Storage that fails in a write goes on in memory from what other tabs wrote before it', async () => {
  const rowStore = await opened(
    fallbackOver({
      write: async (_revision, decide) => {
        await decide(noChangesAt({ revision: 30, lastId: 40 }));
        throw full;
      },
    }),
  );
  expect(await rowStore.write(4, addNext)).toEqual({ revision: 31, lastId: 41 });
});

test('A read that fails twice resolves to no changes, and onLoss gets the reason', async () => {
  const rowStore = await opened(fallbackOver({ read: fails }));
  expect(await rowStore.read(4)).toEqual(noChangesAt({ revision: 4, lastId: 7 }));
  expect(onLoss.mock.calls).toEqual([[full]]);
});

test('A write that fails once is tried again and stored', async () => {
  const write = vi.fn<RowStore['write']>(memoryRowStore({ revision: 4, lastId: 7 }).write);
  write.mockRejectedValueOnce(full);
  const rowStore = await opened(fallbackOver({ write }));
  expect(await rowStore.write(4, addNext)).toEqual({ revision: 5, lastId: 8 });
  expect(await rowStore.write(5, addNext)).toEqual({ revision: 6, lastId: 9 });
  expect(write.mock.calls.map(([revision]) => revision)).toEqual([4, 4, 5]);
  expect(onLoss).not.toHaveBeenCalled();
});

test('After the loss the storage is not called again, and onLoss is called once', async () => {
  const write = vi.fn<RowStore['write']>(fails);
  const read = vi.fn<RowStore['read']>(fails);
  const rowStore = await opened(fallbackOver({ write, read }));
  await rowStore.write(4, addNext);
  await rowStore.write(5, addNext);
  expect(await rowStore.read(6)).toEqual(noChangesAt({ revision: 6, lastId: 9 }));
  expect(write).toHaveBeenCalledTimes(2);
  expect(read).not.toHaveBeenCalled();
  expect(onLoss).toHaveBeenCalledOnce();
});

test('open passes on the table’s validation', async () => {
  const loadIsValid = async () => () => false;
  const open = vi.fn<RowStore['open']>(memoryRowStore().open);
  await fallbackOver({ open }).open(loadIsValid);
  expect(open.mock.calls).toEqual([[loadIsValid]]);
});

test('open rejects when the storage cannot be read', async () => {
  await expect(fallbackOver({ open: fails }).open(async () => () => true)).rejects.toBe(full);
  expect(onLoss).not.toHaveBeenCalled();
});

const refusal = new Error('Sold');
const refuse = async () => {
  throw refusal;
};

test('A change that decide refuses is tried once and does not count as a loss', async () => {
  const rowStore = await opened(fallbackOver({}));
  const decide = vi.fn<() => Promise<Commit>>(refuse);
  await expect(rowStore.write(4, decide)).rejects.toBe(refusal);
  expect(decide).toHaveBeenCalledOnce();
  expect(onLoss).not.toHaveBeenCalled();
});

test('A change that decide refuses at the second try does not count as a loss', async () => {
  const write = vi.fn<RowStore['write']>(memoryRowStore().write);
  write.mockRejectedValueOnce(full);
  const rowStore = await opened(fallbackOver({ write }));
  await expect(rowStore.write(4, refuse)).rejects.toBe(refusal);
  expect(onLoss).not.toHaveBeenCalled();
});

test('A change that decide refuses rejects with its own reason, in the write that loses the storage and after it', async () => {
  const rowStore = await opened(fallbackOver({ write: fails }));
  await expect(rowStore.write(4, refuse)).rejects.toBe(refusal);
  await expect(rowStore.write(4, refuse)).rejects.toBe(refusal);
  expect(await rowStore.write(4, addNext)).toEqual({ revision: 5, lastId: 8 });
});
