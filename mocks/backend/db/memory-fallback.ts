import { type Cursor, type RowStore, memoryRowStore } from './row-store.ts';

/**
 * A row store that goes on in memory once IndexedDB fails: the disk is full, a newer build has upgraded the database,
 * the browser has closed it. Rows stored before stay as they are; rows written after last as long as the page.
 * @param onLoss called once, with the reason
 */
export function withMemoryFallback(durable: RowStore, onLoss: (reason: unknown) => void): RowStore {
  let current = durable;
  let known: Cursor = { revision: 0, lastId: 0 };

  /** Tries twice, because a connection that was closed opens again; then goes on in memory. */
  async function orInMemory<Result>(work: (store: RowStore) => Promise<Result>): Promise<Result> {
    if (current !== durable) return work(current);
    try {
      return await work(durable).catch((failure: unknown) => {
        if (failure instanceof Refusal) throw failure;
        return work(durable);
      });
    } catch (failure) {
      if (failure instanceof Refusal) throw failure;
      current = memoryRowStore(known);
      onLoss(failure);
      return work(current);
    }
  }

  return {
    // A failure here rejects: the start is then made again with all tables in memory, not with some.
    async open(loadIsValid) {
      const changeSet = await durable.open(loadIsValid);
      known = changeSet.cursor;
      return changeSet;
    },

    read: (revision) =>
      orInMemory(async (store) => {
        const changeSet = await store.read(revision);
        known = changeSet.cursor;
        return changeSet;
      }),

    write: (revision, decide) =>
      orInMemory(async (store) => {
        known = await store.write(revision, async (changeSet) => {
          known = changeSet.cursor;
          try {
            return await decide(changeSet);
          } catch (cause) {
            throw new Refusal(cause);
          }
        });
        return known;
      }).catch((failure: unknown) => {
        throw failure instanceof Refusal ? failure.cause : failure;
      }),
  };
}

/** `decide` threw: the storage has not failed, and the write is not tried again. */
class Refusal extends Error {
  constructor(cause: unknown) {
    super('The change was refused', { cause });
  }
}
