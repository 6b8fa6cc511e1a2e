import { isSameIdentity } from '#src/domain/accounts.ts';
import type { Database, StoredTables } from '#mocks/backend/db/database.ts';
import type { CartRow, OrderRow, UserRow } from '#mocks/backend/db/stored-rows.ts';
import type { Rows } from '#mocks/backend/db/table.ts';
import {
  definitionOf,
  type RowOf,
  schemaLoaderOf,
  type TableName,
} from '#mocks/backend/db/tables.ts';
import { parsePart } from '#mocks/backend/server/parse-part.ts';
import { announceCart } from '../refresh-shop.ts';

/** Stands for a password, which nobody needs to see. */
const MASK = '***';

/** A row as text to edit: JSON, its password masked. */
export function textOfRow(row: object): string {
  return JSON.stringify(row, (name, value: unknown) => (name === 'password' ? MASK : value), 2);
}

/** Whether every page starts with the row, which is then never stored. */
export function isSeed(table: TableName, id: number): boolean {
  return (definitionOf(table).seeds ?? []).some(({ row }) => row.id === id);
}

/**
 * Stores an edited row, checked as the handlers' tables check theirs. A masked password stays as it is.
 * @throws Error naming the field that is wrong; nothing is stored then
 */
export async function saveRow<Name extends TableName>(
  database: Database,
  table: Name,
  id: number,
  text: string,
): Promise<void> {
  const tables: StoredTables = database;
  const stored = await tables[table].read((rows) => rows.get(id));
  if (!stored) throw new Error('The row is no longer there.');
  const edited = withPassword(objectOf(text), stored);
  const row = parsePart(await schemaLoaderOf(table)(), edited, 'row') as RowOf<Name>;
  const unknown = unknownField(edited, row);
  if (unknown) throw new Error(`${unknown} is not a field of this table.`);
  if (row.id !== id) throw new Error(`id must stay ${id}`);
  await checkReferences(database, table, row);
  await tables[table].write((rows) => {
    if (!rows.get(id)) throw new Error('The row is no longer there.');
    rows.put(row);
  });
  announce(table);
}

/** Removes a row. @returns puts it back, and throws where another row has taken its place */
export async function removeRow(
  database: Database,
  table: TableName,
  id: number,
): Promise<() => Promise<void>> {
  const tables: StoredTables = database;
  const row = await tables[table].write((rows) => {
    const found = rows.get(id);
    rows.remove(id);
    return found;
  });
  announce(table);
  return async () => {
    if (!row) return;
    await checkReferences(database, table, row as never);
    await tables[table].write((rows) => rows.put(row as never));
    announce(table);
  };
}

/** The row that a text holds. @throws Error where it holds none */
export function objectOf(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`The row is no JSON: ${(error as Error).message}`, { cause: error });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new Error('The row must be an object.');
}

function withPassword(edited: Record<string, unknown>, stored: object): Record<string, unknown> {
  if (!('password' in stored)) return edited;
  if (edited.password !== MASK) throw new Error(`password must stay "${MASK}"`);
  return { ...edited, password: stored.password };
}

/** The first field that the schema has dropped, as in `items[0].note`. */
export function unknownField(edited: unknown, row: unknown, path = ''): string | undefined {
  if (typeof edited !== 'object' || edited === null) return undefined;
  for (const [name, value] of Object.entries(edited)) {
    const field = Array.isArray(edited)
      ? `${path}[${name}]`
      : [path, name].filter(Boolean).join('.');
    if (!(name in Object(row))) return field;
    const inner = unknownField(value, (row as Record<string, unknown>)[name], field);
    if (inner) return inner;
  }
  return undefined;
}

const checks: {
  [Name in TableName]?: (
    row: Readonly<RowOf<Name>>,
    others: readonly Readonly<RowOf<Name>>[],
    shop: Shop,
  ) => string | undefined;
} = { cart: cartIssue, orders: orderIssue, users: userIssue };

interface Shop {
  artworks: Rows<{ id: number }>;
  events: Rows<{ id: number }>;
}

/** What a schema cannot see: other rows and other tables. */
async function checkReferences<Name extends TableName>(
  database: Database,
  table: Name,
  row: RowOf<Name>,
): Promise<void> {
  const tables: StoredTables = database;
  const [artworks, events] = await Promise.all([database.artworks, database.events]);
  const rows = await tables[table].read((all) => all.all());
  const others = rows.filter(({ id }) => id !== row.id);
  const issue = checks[table]?.(row, others, { artworks, events });
  if (issue) throw new Error(issue);
}

function cartIssue(row: CartRow, others: readonly CartRow[], shop: Shop): string | undefined {
  const { userId, artworkId, eventId } = row;
  if ((artworkId === undefined) === (eventId === undefined)) {
    return 'artworkId or eventId must be given, and only one of them';
  }
  const isSame = (other: CartRow) =>
    other.userId === userId && other.artworkId === artworkId && other.eventId === eventId;
  const double = others.find(isSame);
  if (double) return `row ${double.id} has the same product: change its quantity`;
  return productIssue(shop, artworkId, eventId);
}

function orderIssue({ items }: OrderRow, _others: readonly OrderRow[], shop: Shop) {
  return items
    .map(({ artworkId, eventId }, index) => {
      const issue = productIssue(shop, artworkId ?? undefined, eventId ?? undefined);
      return issue && `items[${index}].${issue}`;
    })
    .find(Boolean);
}

function productIssue({ artworks, events }: Shop, artworkId?: number, eventId?: number) {
  if (artworkId !== undefined && !artworks.get(artworkId)) {
    return 'artworkId must be an artwork of the shop';
  }
  if (eventId !== undefined && !events.get(eventId)) return 'eventId must be an event of the shop';
  return undefined;
}

function userIssue({ username, email }: UserRow, others: readonly UserRow[]): string | undefined {
  if (others.some((other) => isSameIdentity(other.username, username))) {
    return 'username already exists';
  }
  return others.some((other) => isSameIdentity(other.email, email))
    ? 'email already exists'
    : undefined;
}

function announce(table: TableName): void {
  if (table === 'cart') announceCart();
}
