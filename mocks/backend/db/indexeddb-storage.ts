import { connect } from './connection.ts';
import { indexedDbRowStore } from './indexeddb-row-store.ts';
import { withMemoryFallback } from './memory-fallback.ts';
import type { RowStorage } from './row-storage.ts';

/** Opens the IndexedDB database of this name, whose tables go on in memory once it fails. @throws as `connect` does */
export async function openIndexedDbStorage(name: string): Promise<RowStorage> {
  const connection = await connect(name);
  return Object.assign(connection, {
    readDay: async () => (await connection.database()).get('facts', 'seededOn'),
    storeDay: async (day: string) => (await connection.database()).put('facts', day, 'seededOn'),
    rowStoreOf: (...[table, onLoss]: Parameters<RowStorage['rowStoreOf']>) =>
      withMemoryFallback(indexedDbRowStore(connection, table), onLoss),
  });
}
