import type { RowStore } from './row-store.ts';
import type { TableName } from './tables.ts';

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
