import type { Database, StoredTables } from './database.ts';
import type { RowOf, TableName } from './tables.ts';

/** All rows of a table, for tests and the console. */
export function readRows<Name extends TableName>(
  database: Database,
  name: Name,
): Promise<readonly Readonly<RowOf<Name>>[]> {
  const stored: StoredTables = database;
  return stored[name].read((rows) => rows.all());
}
