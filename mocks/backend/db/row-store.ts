import type { TableName } from './tables.ts';
import { MAX_ID } from '#src/contract/limits.ts';

/** The state of a table: how often it was written, and the highest id that it ever assigned. */
export interface Cursor {
  revision: number;
  lastId: number;
}

/** A row with the revision that wrote it, or a tombstone without one; the table validates the row itself. */
export interface StoredRecord {
  id: number;
  revision: number;
  row?: unknown;
}

// By hand, because nearly every visit opens its database before it needs a schema.
export const isCursor = (value: unknown): value is Cursor =>
  haveCounts(value, 'revision', 'lastId');
export const isStoredRecord = (value: unknown): value is StoredRecord =>
  haveCounts(value, 'id', 'revision');

function haveCounts(value: unknown, ...names: string[]): boolean {
  const fields = Object(value) as Record<string, unknown>;
  return names.map((name) => fields[name]).every(isCount);
}

/** Whether a value counts something: ids, and revisions, of which there are never as many. */
export const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_ID;

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

/** Loads what tells whether a row is one of its table. */
export type LoadIsValid = () => Promise<(change: RowChange) => boolean>;

/** Stores the rows of a table beyond the life of the page. */
export interface RowStore {
  /**
   * Reads all rows. Records that are malformed, or whose row is not valid, are moved to the `quarantine` store; a
   * cursor that is missing or wrong is rebuilt from the records. What checks the rows is loaded where there are some.
   */
  open(loadIsValid: LoadIsValid): Promise<ChangeSet>;
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

/** Where the tables of one database are stored: in IndexedDB, or in a file. */
export interface RowStorage {
  /** The database or the file. */
  readonly name: string;
  /** It has just been made. */
  readonly isNew: boolean;
  /** The day that event dates count from, if one is stored. */
  readDay(): Promise<unknown>;
  storeDay(day: string): Promise<unknown>;
  /** @param onLoss called where rows can no longer be stored and the row store goes on in memory */
  rowStoreOf(table: TableName, onLoss: (reason: unknown) => void): RowStore;
  /** Called when another page upgrades the database, after which this one cannot open it. */
  onUpgrade?: () => void;
  close(): void;
}
