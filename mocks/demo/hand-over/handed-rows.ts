import * as z from 'zod/mini';
import { CART_USER_ID } from '#src/domain/cart.ts';
import type { User } from '#src/contract/account.ts';
import type { BackendSetup } from '#mocks/backend/create-backend.ts';
import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';
import type { Database } from '#mocks/backend/db/database.ts';
import { definitionOf } from '#mocks/backend/db/tables.ts';
import type { SeedRow } from '#fixtures/valid-rows.ts';
import { createReferenceCheck } from '../collection/reference-issue.ts';
import type { EditableTable } from '../collection/row-edits.ts';
import { HandedRows } from './hand-over.ts';

/** What a tab keeps of a hand-over. @throws Error where it is none */
export function parseHandedRows(text: string): HandedRows {
  try {
    return z.parse(HandedRows, JSON.parse(text));
  } catch {
    throw new Error('What was handed over is no longer whole.');
  }
}

/** The same setup, with what was handed over in the place of what it arranges. */
export function withHandedRows(setup: BackendSetup, rows: HandedRows): BackendSetup {
  return {
    ...setup,
    seed: async (collection) =>
      withHandedEdits((await setup.seed?.(collection)) ?? collection, rows),
    async arrange(database, now) {
      await setup.arrange?.(database, now);
      await putHandedCart(database, rows);
    },
  };
}

/** The collection with the rows that were edited on the other device. One that this build cannot have stays as it is. */
export function withHandedEdits(collection: SeedCollection, { edits }: HandedRows): SeedCollection {
  if (!edits) return collection;
  const issueOf = createReferenceCheck(collection);
  const edited = <Table extends EditableTable>(table: Table): SeedRow<Table>[] => {
    const changes = new Map<number, object>(edits[table]?.map((edit) => [edit.id, edit]));
    return (collection[table] as readonly SeedRow<Table>[]).map((row) => {
      const change = changes.get(row.id);
      if (!change) return row;
      const changed = { ...row, ...change };
      return issueOf(changed) === undefined ? changed : row;
    });
  };
  return {
    categories: collection.categories,
    artworks: edited('artworks'),
    artists: edited('artists'),
    events: edited('events'),
  };
}

/** Puts the other device's lines in the place of those that the cart has; what this shop does not sell is left out. */
async function putHandedCart(
  { cart, ...database }: Database,
  { cart: lines }: HandedRows,
): Promise<void> {
  const [artworks, events] = await Promise.all([database.artworks, database.events]);
  const sold = lines.filter(({ artworkId = 0, eventId = 0 }) =>
    Boolean(artworks.get(artworkId) ?? events.get(eventId)),
  );
  // A cart has one line of each product.
  const once = new Map(sold.map((line) => [`${line.artworkId} ${line.eventId}`, line]));
  await cart.write((rows) => {
    for (const { id } of rows.all()) rows.remove(id);
    for (const line of once.values()) rows.insert((id) => ({ id, userId: CART_USER_ID, ...line }));
  });
}

/** The seeded account of this name, as its sign-in responds; undefined where there is none. */
export function seededUser(name: string | undefined): User | undefined {
  const { seeds = [] } = definitionOf('users');
  const row = seeds.map((seed) => seed.row).find(({ username }) => username === name);
  return row && { id: row.id, username: row.username, email: row.email, role: row.role };
}
