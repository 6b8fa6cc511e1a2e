import { Artist, Artwork, Category } from '#src/contract/catalog.ts';
import { Event } from '#src/contract/events.ts';
import { isUpcoming } from '#src/domain/events.ts';
import type { SeedEvent } from '#fixtures/collection.ts';
import { dated, localDay, localTime } from './calendar.ts';
import { connect, indexedDbJournal, type StoredName } from './indexeddb.ts';
import { demoAccount } from './demo-account.ts';
import { openPasswords, type Passwords } from './passwords.ts';
import { CartRow, OrderRow, UserRow } from './stored-rows.ts';
import { StoredTable } from './stored-table.ts';
import { type Rows, Table } from './table.ts';

/** What the shop starts with: the shape of `fixtures/collection.ts`. */
export interface SeedCollection {
  categories: readonly Category[];
  artists: readonly Artist[];
  artworks: readonly Artwork[];
  events: readonly SeedEvent[];
}

export interface DatabaseOptions {
  /** The seed; by default the fixtures, loaded on demand. */
  collection?: SeedCollection;
  clock?: () => Date;
  passwords?: Passwords;
  /** Name of the IndexedDB database, or `memory` for rows that end with the page. */
  storage?: string;
}

export interface Database {
  /** Whether carts, orders and users outlive the page. */
  mode: 'durable' | 'memory';
  categories: Rows<Category>;
  artists: Rows<Artist>;
  artworks: Rows<Artwork>;
  events: Rows<Event>;
  cart: StoredTable<CartRow>;
  orders: StoredTable<OrderRow>;
  users: StoredTable<UserRow>;
  passwords: Passwords;
  close(): void;
}

/** Readings R-58: with fewer upcoming events than this, the seeded dates move forward. */
const ENOUGH_UPCOMING = 6;

/**
 * Seeds the catalogue and opens the stored tables. Where IndexedDB cannot be had, everything works
 * and ends with the page.
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const { clock = () => new Date(), storage = 'vernissage', passwords = openPasswords() } = options;
  const [collection, connection] = await Promise.all([
    options.collection ?? import('#fixtures/collection.ts'),
    storage === 'memory' ? undefined : connect(storage).catch(() => undefined),
  ]);
  const now = clock();
  const seededOn = seedingDay(collection.events, await connection?.get('facts', 'seededOn'), now);
  await connection?.put('facts', seededOn, 'seededOn');

  const channel = connection && new BroadcastChannel(storage);
  const journal = (table: StoredName) =>
    connection &&
    indexedDbJournal(connection, table, (rev) => channel?.postMessage({ table, rev }));

  const catalog = {
    categories: new Table(Category),
    artists: new Table(Artist),
    artworks: new Table(Artwork, ['artistId', 'categoryId']),
    events: new Table(Event, ['artistId', 'categoryId']),
  };
  const stored = {
    cart: new StoredTable(CartRow, ['userId'], journal('cart')),
    orders: new StoredTable(OrderRow, [], journal('orders')),
    // An account whose password nobody can check again is not worth keeping.
    users: new StoredTable(UserRow, [], passwords.areDurable ? journal('users') : undefined),
  };
  await Promise.all([
    catalog.categories.putAll(collection.categories),
    catalog.artists.putAll(collection.artists),
    catalog.artworks.putAll(collection.artworks),
    catalog.events.putAll(collection.events.map((event) => dated(event, seededOn))),
    stored.cart.open(),
    stored.orders.open(),
    stored.users.open([demoAccount]),
  ]);

  return {
    mode: connection ? 'durable' : 'memory',
    ...catalog,
    ...stored,
    passwords,
    close() {
      channel?.close();
      connection?.close();
    },
  };
}

/** The day that event dates count from: kept while enough events are upcoming, else today. */
function seedingDay(events: readonly SeedEvent[], kept: string | undefined, now: Date): string {
  if (kept === undefined) return localDay(now);
  const upcoming = events.filter((event) => isUpcoming(dated(event, kept), localTime(now)));
  return upcoming.length < ENOUGH_UPCOMING ? localDay(now) : kept;
}
