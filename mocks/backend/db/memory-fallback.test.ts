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

const emptyNews = (head: Cursor): ChangeSet => ({ head, entries: [], isRestart: false });

/** Adds an entry under the next id, as a table does. */
const addNext = async ({ head }: ChangeSet): Promise<Commit> => ({
  lastId: head.lastId + 1,
  entries: [{ id: head.lastId + 1, row: {} }],
});

const onLoss = vi.fn<(reason: unknown) => void>();

/** A journal with a head that is kept, and `parts` of its own. */
function journalWith(parts: Partial<RowStore>, head: Cursor = { revision: 4, lastId: 7 }) {
  onLoss.mockClear();
  return withMemoryFallback({ ...memoryRowStore(head), ...parts }, onLoss);
}

const opened = async (journal: RowStore) => {
  await journal.open(() => true);
  return journal;
};

const fails = async () => {
  throw full;
};

test('Storage that is lost after the start goes on from the head that was read then', async () => {
  const journal = await opened(journalWith({ write: fails }));
  expect(await journal.write(4, addNext)).toEqual({ revision: 5, lastId: 8 });
  expect(onLoss.mock.calls).toEqual([[full]]);
});

test('Storage that is lost goes on from the head of the last read', async () => {
  const journal = journalWith({
    read: async () => emptyNews({ revision: 9, lastId: 12 }),
    write: fails,
  });
  await journal.read(4);
  expect(await journal.write(9, addNext)).toEqual({ revision: 10, lastId: 13 });
});

test('Storage that is lost goes on from the head of the last write', async () => {
  const write = vi.fn<RowStore['write']>(fails);
  write.mockResolvedValueOnce({ revision: 5, lastId: 20 });
  const journal = await opened(journalWith({ write }));
  await journal.write(4, addNext);
  expect(await journal.write(5, addNext)).toEqual({ revision: 6, lastId: 21 });
});

test('Storage that is lost in a write goes on from what other tabs wrote before it', async () => {
  const journal = await opened(
    journalWith({
      write: async (_revision, decide) => {
        await decide(emptyNews({ revision: 30, lastId: 40 }));
        throw full;
      },
    }),
  );
  expect(await journal.write(4, addNext)).toEqual({ revision: 31, lastId: 41 });
});

test('A read that fails twice has nothing new, and the reason is told', async () => {
  const journal = await opened(journalWith({ read: fails }));
  expect(await journal.read(4)).toEqual(emptyNews({ revision: 4, lastId: 7 }));
  expect(onLoss.mock.calls).toEqual([[full]]);
});

test('A write that fails once is tried again, and nothing is lost', async () => {
  const write = vi.fn<RowStore['write']>(memoryRowStore({ revision: 4, lastId: 7 }).write);
  write.mockRejectedValueOnce(full);
  const journal = await opened(journalWith({ write }));
  expect(await journal.write(4, addNext)).toEqual({ revision: 5, lastId: 8 });
  expect(await journal.write(5, addNext)).toEqual({ revision: 6, lastId: 9 });
  expect(write.mock.calls.map(([revision]) => revision)).toEqual([4, 4, 5]);
  expect(onLoss).not.toHaveBeenCalled();
});

test('Once lost, storage is asked for nothing more, and its loss is told once', async () => {
  const write = vi.fn<RowStore['write']>(fails);
  const read = vi.fn<RowStore['read']>(fails);
  const journal = await opened(journalWith({ write, read }));
  await journal.write(4, addNext);
  await journal.write(5, addNext);
  expect(await journal.read(6)).toEqual(emptyNews({ revision: 6, lastId: 9 }));
  expect(write).toHaveBeenCalledTimes(2);
  expect(read).not.toHaveBeenCalled();
  expect(onLoss).toHaveBeenCalledOnce();
});

test('What is sound is asked of the table, at the start', async () => {
  const isSound = () => false;
  const open = vi.fn<RowStore['open']>(memoryRowStore().open);
  await journalWith({ open }).open(isSound);
  expect(open.mock.calls).toEqual([[isSound]]);
});

test('Storage that cannot be read at the start is not forgiven', async () => {
  await expect(journalWith({ open: fails }).open(() => true)).rejects.toBe(full);
  expect(onLoss).not.toHaveBeenCalled();
});

const refusal = new Error('Sold');
const refuse = async () => {
  throw refusal;
};

test('A refused change is asked for once, and is no loss', async () => {
  const journal = await opened(journalWith({}));
  const decide = vi.fn<() => Promise<Commit>>(refuse);
  await expect(journal.write(4, decide)).rejects.toBe(refusal);
  expect(decide).toHaveBeenCalledOnce();
  expect(onLoss).not.toHaveBeenCalled();
});

test('A change that is refused at the second try is no loss', async () => {
  const write = vi.fn<RowStore['write']>(memoryRowStore().write);
  write.mockRejectedValueOnce(full);
  const journal = await opened(journalWith({ write }));
  await expect(journal.write(4, refuse)).rejects.toBe(refusal);
  expect(onLoss).not.toHaveBeenCalled();
});

test('A change refused after the loss, and by the write that met it, is refused with its own reason', async () => {
  const journal = await opened(journalWith({ write: fails }));
  await expect(journal.write(4, refuse)).rejects.toBe(refusal);
  await expect(journal.write(4, refuse)).rejects.toBe(refusal);
  expect(await journal.write(4, addNext)).toEqual({ revision: 5, lastId: 8 });
});
