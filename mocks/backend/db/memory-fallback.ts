import { type Cursor, type RowStore, memoryRowStore } from './row-store.ts';

/**
 * A journal that goes on in memory once it can no longer be kept: the disk is full, the database was taken over
 * by a newer build, the browser has given it up. What was kept stays as it is; what comes after ends with the page.
 * @param onLoss called once, with the reason
 */
export function withMemoryFallback(durable: RowStore, onLoss: (reason: unknown) => void): RowStore {
  let journal = durable;
  let known: Cursor = { revision: 0, lastId: 0 };

  /** Tries twice, because a connection that was closed opens again; then goes on without. */
  async function orInMemory<Result>(work: (journal: RowStore) => Promise<Result>): Promise<Result> {
    if (journal !== durable) return work(journal);
    try {
      return await work(durable).catch((failure: unknown) => {
        if (failure instanceof Refusal) throw failure;
        return work(durable);
      });
    } catch (failure) {
      if (failure instanceof Refusal) throw failure;
      journal = memoryRowStore(known);
      onLoss(failure);
      return work(journal);
    }
  }

  return {
    // What cannot even be read at the start is not worth keeping half of: all tables do without.
    async open(isSound) {
      const news = await durable.open(isSound);
      known = news.head;
      return news;
    },

    read: (revision) =>
      orInMemory(async (current) => {
        const news = await current.read(revision);
        known = news.head;
        return news;
      }),

    write: (revision, decide) =>
      orInMemory(async (current) => {
        known = await current.write(revision, async (news) => {
          known = news.head;
          try {
            return await decide(news);
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

/** The change was refused by whoever asked for it: no fault of the storage. */
class Refusal extends Error {
  constructor(cause: unknown) {
    super('The change was refused', { cause });
  }
}
