import * as z from 'zod/mini';

/** A million writes a second would take a day to get there: a greater number cannot be a count. */
const Count = z.int().check(z.gte(0), z.lte(100_000_000_000));

/** The state of a table: how often it was written, and the highest id that it ever assigned. */
export const Cursor = z.object({ revision: Count, lastId: Count });
export type Cursor = z.infer<typeof Cursor>;

/** A row with the revision that wrote it, or a tombstone without one; the table validates the row itself. */
export const StoredRecord = z.object({ id: Count, revision: Count, row: z.optional(z.unknown()) });
export type StoredRecord = z.infer<typeof StoredRecord>;

/** The new content of one row; without `row` it was removed. */
export interface RowChange {
  id: number;
  row?: unknown;
}

/** What was written since a reader's revision. */
export interface ChangeSet {
  cursor: Cursor;
  changes: RowChange[];
  /** The store was emptied: the changes are all rows there are, whatever the reader had. */
  isSnapshot: boolean;
}

/** What a write adds. */
export interface Commit {
  lastId: number;
  changes: RowChange[];
}

/** Stores the rows of a table beyond the life of the page. */
export interface RowStore {
  /**
   * Reads all rows. Records that are malformed, or whose row is not valid, are moved to the `quarantine` store; a
   * cursor that is missing or wrong is rebuilt from the records.
   */
  open(isValid: (change: RowChange) => boolean): Promise<ChangeSet>;
  /** Everything written after `revision`. */
  read(revision: number): Promise<ChangeSet>;
  /**
   * In one transaction, while no other tab writes: calls `decide` with everything written after `revision` and stores
   * the commit that it returns. Resolves to the new cursor once that is durable; where `decide` throws, nothing is
   * stored.
   */
  write(revision: number, decide: (changeSet: ChangeSet) => Promise<Commit>): Promise<Cursor>;
}

/** A row store that lasts as long as the page: nobody else writes, so there is never a change to read. */
export function memoryRowStore(cursor: Cursor = { revision: 0, lastId: 0 }): RowStore {
  const noChanges = async () => ({ cursor, changes: [], isSnapshot: false });
  return {
    open: noChanges,
    read: noChanges,
    async write(_revision, decide) {
      const { lastId } = await decide(await noChanges());
      cursor = { revision: cursor.revision + 1, lastId };
      return cursor;
    },
  };
}
