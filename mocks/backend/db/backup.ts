import * as z from 'zod/mini';
import { IsoDate } from '#src/contract/fields.ts';
import { connect } from './connection.ts';
import { demoAccount } from './demo-account.ts';
import { CartRow, OrderRow, UserRow } from './stored-rows.ts';
import type { TableName } from './database-schema.ts';
import { atomically } from './atomic-transaction.ts';

const eachOnce = z.refine<{ id: number }[]>(
  (rows) => new Set(rows.map(({ id }) => id)).size === rows.length,
  { error: 'must not hold an id twice' },
);

/** Everything a visitor has left, as a file. Raise the version whenever stored rows change their shape. */
export const Backup = z.object({
  version: z.literal(1, 'must be 1: the file was written by another version of the shop'),
  /** The day that event dates count from. */
  seededOn: IsoDate,
  cart: z.array(CartRow).check(eachOnce),
  orders: z.array(OrderRow).check(eachOnce),
  users: z.array(UserRow).check(
    eachOnce,
    z.refine((users) => users.every(({ id }) => id !== demoAccount.id), {
      error: `must not hold id ${demoAccount.id}, the demo account`,
    }),
  ),
});
export type Backup = z.infer<typeof Backup>;

const tables = ['cart', 'orders', 'users'] as const;
const stores = [...tables, 'heads', 'facts'] as const;

/** Reads all that the database of this name keeps, rows by their ids and fields in a fixed order. */
export async function readBackup(storage: string): Promise<Backup> {
  const connection = await connect(storage);
  try {
    const transaction = (await connection.database()).transaction(stores);
    const rowsOf = async (table: TableName) =>
      (await transaction.objectStore(table).getAll()).flatMap(({ row }) => row ?? []);
    const [seededOn, cart, orders, users] = await Promise.all([
      transaction.objectStore('facts').get('seededOn'),
      rowsOf('cart'),
      rowsOf('orders'),
      rowsOf('users'),
      transaction.done,
    ]);
    return z.parse(Backup, { version: 1, seededOn, cart, orders, users });
  } finally {
    connection.close();
  }
}

/**
 * Has the database of this name hold what the backup does and nothing else: all of it or, where it
 * fails, nothing. Pages that have it open notice at their next call.
 */
export async function writeBackup(storage: string, backup: Backup): Promise<void> {
  const connection = await connect(storage);
  try {
    const transaction = (await connection.database()).transaction(stores, 'readwrite', {
      durability: 'strict',
    });
    const heads = transaction.objectStore('heads');
    const facts = transaction.objectStore('facts');
    const replace = async (table: TableName) => {
      const store = transaction.objectStore(table);
      const [head, ids] = await Promise.all([heads.get(table), store.getAllKeys()]);
      const revision = (head?.revision ?? 0) + 1;
      const rows = backup[table];
      const lastId = Math.max(head?.lastId ?? 0, ...rows.map(({ id }) => id));
      await Promise.all([
        heads.put({ revision, lastId }, table),
        // A row without a successor leaves a tombstone, or the other pages would keep it.
        ...ids.map(async (id) => store.put({ id, revision })),
        ...rows.map(async (row) => store.put({ id: row.id, row, revision })),
      ]);
    };
    await atomically(transaction, () =>
      Promise.all([facts.put(backup.seededOn, 'seededOn'), ...tables.map(replace)]),
    );
  } finally {
    connection.close();
  }
}
