import * as z from 'zod/mini';

/** A million writes a second would take a day to get there: beyond it is no count but garbage. */
const Count = z.int().check(z.gte(0), z.lte(100_000_000_000));

/** The state of a table's journal: how often it was written, and the highest id it ever gave. */
export const Head = z.object({ revision: Count, lastId: Count });
export type Head = z.infer<typeof Head>;

/** An entry with the revision that wrote it; whether its row is sound is its table's to say. */
export const StampedEntry = z.object({ id: Count, revision: Count, row: z.optional(z.unknown()) });
export type StampedEntry = z.infer<typeof StampedEntry>;

/** What became of one row; without `row` it was removed. */
export interface Entry {
  id: number;
  row?: unknown;
}

/** What a reader has missed. */
export interface News {
  head: Head;
  entries: Entry[];
  /** The journal was emptied: the entries are all there is, whatever the reader knew. */
  isRestart: boolean;
}

/** What a writer adds. */
export interface Addition {
  lastId: number;
  entries: Entry[];
}

/** Where a table's rows outlive the page. */
export interface Journal {
  /**
   * Reads everything there is. Entries that are no entries, or whose row is not sound, are put aside, where they
   * are out of the way and not lost; a head that has been lost is made up from the entries.
   */
  open(isSound: (entry: Entry) => boolean): Promise<News>;
  /** Everything written after `revision`. */
  read(revision: number): Promise<News>;
  /**
   * In one transaction, alone among all tabs: shows `decide` everything written after `revision`
   * and keeps what it adds. Resolves to the new head once that is durable; where `decide` throws,
   * nothing is kept.
   */
  write(revision: number, decide: (news: News) => Promise<Addition>): Promise<Head>;
}

/** A journal that ends with the page: nobody else writes, so there are never news. */
export function memoryJournal(head: Head = { revision: 0, lastId: 0 }): Journal {
  const nothingNew = async () => ({ head, entries: [], isRestart: false });
  return {
    open: nothingNew,
    read: nothingNew,
    async write(_revision, decide) {
      const { lastId } = await decide({ head, entries: [], isRestart: false });
      head = { revision: head.revision + 1, lastId };
      return head;
    },
  };
}
