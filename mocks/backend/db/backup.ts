import * as z from 'zod/mini';
import { IsoDate } from '#src/contract/fields.ts';
import { atomically, connect } from './connection.ts';
import { uniqueIn } from './unique-fields.ts';
import { rowSchemas } from './stored-rows.ts';
import type { Identified } from './table.ts';
import {
  definitionOf,
  type RowOf,
  type TableDefinition,
  type TableName,
  tableNames,
} from './tables.ts';

const eachOnce = z.refine<{ id: number }[]>(
  (rows) => new Set(rows.map(({ id }) => id)).size === rows.length,
  { error: 'must not hold an id twice' },
);

/** The rows of a table in a backup, each id once and none that every page starts with. */
export function rowsInBackup<Row extends Identified>(
  schema: z.ZodMiniType<Row>,
  { since, seeds = [] }: Pick<TableDefinition<Row>, 'since' | 'seeds'>,
  unique: readonly z.core.$ZodCheck<Row[]>[] = [],
): z.ZodMiniType<Row[] | undefined> {
  const notSeeded = seeds.map(({ row: { id }, label }) =>
    z.refine<{ id: number }[]>((rows) => rows.every((row) => row.id !== id), {
      error: `must not hold id ${id}, ${label}`,
    }),
  );
  const rows = z.array(schema).check(eachOnce, ...notSeeded, ...unique);
  // The first tables are in every backup; one made before a later table existed has no rows of it.
  // Not `z._default`, which would add 180 bytes to the first load.
  return since === 1 ? rows : z.optional(rows);
}

/** All rows that a visitor has stored, as a file. Raise the version when stored rows change their schema. */
export const Backup = z.object({
  version: z.literal(1, 'must be 1: the file was written by another version of the shop'),
  /** The day that event dates count from. */
  seededOn: IsoDate,
  ...(Object.fromEntries(
    tableNames.map((name) => [
      name,
      rowsInBackup<Identified>(
        rowSchemas[name],
        definitionOf(name),
        ((uniqueIn as { [Name in TableName]?: readonly object[] })[name] ??
          []) as readonly z.core.$ZodCheck<Identified[]>[],
      ),
    ]),
  ) as unknown as {
    [Name in TableName]: z.ZodMiniType<RowOf<Name>[]>;
  }),
});
export type Backup = z.infer<typeof Backup>;

const stores = [...tableNames, 'heads', 'facts'] as const;

/**
 * Reads all tables of the database, rows in the order of their ids and fields in the order of the schema.
 * @param day of the seeding where none is stored, such as where an open page has made the database anew
 * @throws ZodError where neither is there, and for rows that no backup may have
 */
export async function readBackup(storage: string, day?: string): Promise<Backup> {
  const connection = await connect(storage);
  try {
    const transaction = (await connection.database()).transaction(stores);
    const rowsOf = async (table: TableName) =>
      (await transaction.objectStore(table).getAll()).flatMap(({ row }) => row ?? []);
    const [seededOn, rows] = await Promise.all([
      transaction.objectStore('facts').get('seededOn'),
      Promise.all(tableNames.map(async (name) => [name, await rowsOf(name)] as const)),
      transaction.done,
    ]);
    return z.parse(Backup, { version: 1, seededOn: seededOn ?? day, ...Object.fromEntries(rows) });
  } finally {
    connection.close();
  }
}

/**
 * Replaces all rows of the database by the backup's, in one transaction. Pages that have it open read them at their
 * next call.
 */
export async function writeBackup(storage: string, backup: Backup): Promise<void> {
  const connection = await connect(storage);
  try {
    const transaction = (await connection.database()).transaction(stores, 'readwrite', {
      durability: 'strict',
    });
    const cursors = transaction.objectStore('heads');
    const facts = transaction.objectStore('facts');
    const replace = async (table: TableName) => {
      const store = transaction.objectStore(table);
      const [cursor, ids] = await Promise.all([cursors.get(table), store.getAllKeys()]);
      const revision = (cursor?.revision ?? 0) + 1;
      const rows: Backup[TableName] | undefined = backup[table];
      const imported = rows ?? [];
      const lastId = Math.max(cursor?.lastId ?? 0, ...imported.map(({ id }) => id));
      await Promise.all([
        cursors.put({ revision, lastId }, table),
        // A row that is not in the backup leaves a tombstone, or other pages would keep it.
        ...ids.map(async (id) => store.put({ id, revision })),
        ...imported.map(async (row) => store.put({ id: row.id, row, revision })),
      ]);
    };
    await atomically(transaction, () =>
      Promise.all([facts.put(backup.seededOn, 'seededOn'), ...tableNames.map(replace)]),
    );
  } finally {
    connection.close();
  }
}
