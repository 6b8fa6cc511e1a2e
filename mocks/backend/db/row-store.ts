import * as z from 'zod/mini';

/** A million writes a second would take a day to get there: beyond it is no count but garbage. */
const Count = z.int().check(z.gte(0), z.lte(100_000_000_000));

/** The state of a table's journal: how often it was written, and the highest id it ever gave. */
export const Cursor = z.object({ revision: Count, lastId: Count });
export type Cursor = z.infer<typeof Cursor>;

/** An entry with the revision that wrote it; whether its row is sound is its table's to say. */
export const StoredRecord = z.object({ id: Count, revision: Count, row: z.optional(z.unknown()) });
export type StoredRecord = z.infer<typeof StoredRecord>;

/** What became of one row; without `row` it was removed. */
export interface RowChange {
  id: number;
  row?: unknown;
}

/** What a reader has missed. */
export interface ChangeSet {
  head: Cursor;
  entries: RowChange[];
  /** The journal was emptied: the entries are all there is, whatever the reader knew. */
  isRestart: boolean;
}

/** What a writer adds. */
export interface Commit {
  lastId: number;
  entries: RowChange[];
}

/** Where a table's rows outlive the page. */
export interface RowStore {
  /**
   * Reads everything there is. Entries that are no entries, or whose row is not sound, are put aside, where they
   * are out of the way and not lost; a head that has been lost is made up from the entries.
   */
  open(isSound: (entry: RowChange) => boolean): Promise<ChangeSet>;
  /** Everything written after `revision`. */
  read(revision: number): Promise<ChangeSet>;
  /**
   * In one transaction, alone among all tabs: shows `decide` everything written after `revision`
   * and keeps what it adds. Resolves to the new head once that is durable; where `decide` throws,
   * nothing is kept.
   */
  write(revision: number, decide: (news: ChangeSet) => Promise<Commit>): Promise<Cursor>;
}

/** A journal that ends with the page: nobody else writes, so there are never news. */
export function memoryRowStore(head: Cursor = { revision: 0, lastId: 0 }): RowStore {
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
