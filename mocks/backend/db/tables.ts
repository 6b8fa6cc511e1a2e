import type * as z from 'zod/mini';
import { demoAccount } from './demo-account.ts';
import type { CartRow, OrderRow, rowSchemas, UserRow } from './stored-rows.ts';
import type { Identified, LoadSchema } from './table.ts';

/** All that is particular to one persisted table. */
export interface TableDefinition<Row extends Identified> {
  /** `strict`: a committed row survives a power cut; `relaxed`: it may not, and writes are faster. */
  durability: 'strict' | 'relaxed';
  /** Its name in Backstage. */
  label: string;
  /** The database version that added it. A backup made before has no rows of it. */
  since: number;
  /** Rows that every page starts with and none stores; a backup must not hold their ids. */
  seeds?: readonly { row: Row; label: string }[];
}

const table = <Row extends Identified>(definition: TableDefinition<Row>) => definition;

/**
 * The registry of persisted tables. A new table is a row here and a row schema in stored-rows.ts: its `since` is the
 * next version of the database, of which `src/testing/record-database.ts` makes a recording.
 */
export const tables = {
  cart: table<CartRow>({
    durability: 'relaxed',
    label: 'Cart lines',
    since: 1,
  }),
  orders: table<OrderRow>({
    durability: 'strict',
    label: 'Orders',
    since: 1,
  }),
  users: table<UserRow>({
    durability: 'strict',
    label: 'Accounts',
    since: 1,
    seeds: [{ row: demoAccount, label: 'the demo account' }],
  }),
} satisfies Record<keyof typeof rowSchemas, unknown>;

export type TableName = keyof typeof tables;
export type RowOf<Name extends TableName> = z.output<(typeof rowSchemas)[Name]>;

export const tableNames = Object.keys(tables) as TableName[];

/** The definition of a table whose name is known at run time only. */
export function definitionOf<Name extends TableName>(name: Name): TableDefinition<RowOf<Name>> {
  // Of the union of all tables TypeScript cannot tell that a table's name and seeds belong together.
  return tables[name] as unknown as TableDefinition<RowOf<Name>>;
}

/** Loads the schema of a table's rows; a visit that stores nothing does without. */
export function schemaLoaderOf<Name extends TableName>(name: Name): LoadSchema<RowOf<Name>> {
  return async () =>
    (await import('./stored-rows.ts')).rowSchemas[name] as unknown as z.ZodMiniType<
      RowOf<Name>,
      RowOf<Name>
    >;
}
