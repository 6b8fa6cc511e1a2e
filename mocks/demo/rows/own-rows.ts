import type { Database, StoredTables } from '#mocks/backend/db/database.ts';
import { definitionOf, tableNames } from '#mocks/backend/db/tables.ts';

/** How many rows of each table were made by a visitor or a scenario; those that every page starts with do not count. */
export function countOwnRows(
  database: Database,
): Promise<readonly (readonly [label: string, count: number])[]> {
  const stored: StoredTables = database;
  return Promise.all(
    tableNames.map(async (name) => {
      const { label, seeds = [] } = definitionOf(name);
      return [label, (await stored[name].read((rows) => rows.size)) - seeds.length] as const;
    }),
  );
}
