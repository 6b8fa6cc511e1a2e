import { formatCount, formatDate, formatPrice, formatTime, pluralize } from '#src/copy/format.ts';
import type { Database } from '#mocks/backend/db/database.ts';
import type { CartRow, OrderRow, UserRow } from '#mocks/backend/db/stored-rows.ts';
import { type RowOf, type TableName, tableNames, tables } from '#mocks/backend/db/tables.ts';
import { isSeed, textOfRow } from './edit-rows.ts';
import { readRows } from '#mocks/backend/db/read-rows.ts';

type FactList = readonly (readonly [term: string, value: string])[];

/** A stored row as Backstage shows it. */
export interface RowView {
  id: number;
  title: string;
  /** What else the list says of it. */
  aside: string;
  facts: FactList;
  /** The row as JSON to edit, its password masked. */
  text: string;
  /** Every page starts with it, and none stores it. */
  isSeed: boolean;
}

interface TableView {
  name: TableName;
  label: string;
  /** The newest first. */
  rows: readonly RowView[];
}

/** What a row is about, in words. */
type Description = Pick<RowView, 'title' | 'aside' | 'facts'>;

/** What there is for sale, by id. */
interface Products {
  artworks: { get: (id: number) => Readonly<{ title: string; price: number }> | undefined };
  events: { get: (id: number) => Readonly<{ title: string; minPrice: number }> | undefined };
}

/** A table that is not here has its rows described by their fields. */
const describe: {
  [Name in TableName]?: (row: RowOf<Name>, products: Products) => Description;
} = {
  cart: describeCartLine,
  orders: describeOrder,
  users: describeUser,
};

/** All stored rows, in words. */
export async function viewRows(database: Database): Promise<readonly TableView[]> {
  const [artworks, events] = await Promise.all([database.artworks, database.events]);
  const viewTable = async <Name extends TableName>(name: Name): Promise<TableView> => {
    const rows = await readRows(database, name);
    return {
      name,
      label: tables[name].label,
      rows: [...rows].reverse().map((row) => ({
        id: row.id,
        ...(describe[name]?.(row as RowOf<Name>, { artworks, events }) ??
          describeFields(row, tables[name].label, { artworks, events })),
        text: textOfRow(row),
        isSeed: isSeed(name, row.id),
      })),
    };
  };
  return Promise.all(tableNames.map((name) => viewTable(name)));
}

function describeCartLine(row: CartRow, products: Products): Description {
  const { title, price } = productOf(row, products);
  return {
    title: `${row.quantity} × ${title}`,
    aside: price === undefined ? '' : formatPrice(price * row.quantity),
    facts: [
      ['Price', price === undefined ? 'unknown' : formatPrice(price)],
      ['Quantity', formatCount(row.quantity)],
      ['User', String(row.userId)],
    ],
  };
}

function describeOrder({ id, placedAt, order, items }: OrderRow, products: Products): Description {
  return {
    title: `Order ${id}, ${pluralize(items.length, 'line')}`,
    aside: formatPrice(order.total),
    facts: [
      ...items.map(
        (item) =>
          [
            `${item.quantity} × ${productOf(item, products).title}`,
            formatPrice(item.price),
          ] as const,
      ),
      ['Total', formatPrice(order.total)],
      ['Status', order.status],
      ['Placed', momentOf(placedAt)],
      ['User', String(order.userId)],
    ],
  };
}

function describeUser({ username, email, role }: UserRow): Description {
  return {
    title: username,
    aside: role,
    facts: [
      ['Email', email],
      ['Role', role],
      ['Password', '***'],
    ],
  };
}

/** A row of a table without words of its own: the work or event that it is of, and its fields. */
export function describeFields(
  row: { id: number; artworkId?: number | null; eventId?: number | null },
  label: string,
  products: Products,
): Description {
  const { id, ...fields } = row;
  const isOfProduct = Boolean(row.artworkId ?? row.eventId);
  return {
    title: isOfProduct ? productOf(row, products).title : `${label}: ${id}`,
    aside: '',
    facts: Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  };
}

/** The work or event of a line, which may be gone. */
export function productOf(
  line: { artworkId?: number | null | undefined; eventId?: number | null | undefined },
  { artworks, events }: Products,
): { title: string; price: number | undefined } {
  const artwork = artworks.get(line.artworkId ?? 0);
  if (artwork) return artwork;
  const event = events.get(line.eventId ?? 0);
  if (event) return { title: `Ticket to ${event.title}`, price: event.minPrice };
  return { title: `what is gone (${line.artworkId ?? line.eventId})`, price: undefined };
}

/** "Dec 1, 2026, 12:00 PM" of an ISO time, which a scenario or an edited row may have wrong. */
export function momentOf(iso: string): string {
  const utc = iso.replace(/(:\d\d(\.\d+)?)?Z$/, '');
  try {
    return `${formatDate(utc)}, ${formatTime(utc)} UTC`;
  } catch {
    // Edited into something that is no time.
    return iso;
  }
}
