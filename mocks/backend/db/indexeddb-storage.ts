import { connect } from './connection.ts';
import { indexedDbRowStore } from './indexeddb-row-store.ts';
import { withMemoryFallback } from './memory-fallback.ts';
import type { RowStorage } from './row-storage.ts';
import type { TableName } from './tables.ts';

/** Opens the IndexedDB database of this name, whose tables go on in memory once it fails. @throws as `connect` does */
export async function openIndexedDbStorage(name: string): Promise<RowStorage> {
  const connection = await connect(name);
  const { database } = connection;
  return Object.assign(connection, {
    readDay: async () => (await database()).get('facts', 'seededOn'),
    storeDay: async (day: string) => (await database()).put('facts', day, 'seededOn'),
    rowStoreOf: (table: TableName, onLoss: (reason: unknown) => void) =>
      withMemoryFallback(indexedDbRowStore(connection, table), onLoss),
  });
}
