// @vitest-environment node
import { bench, describe } from 'vitest';
import type * as z from 'zod/mini';
import { Artwork } from '#src/contract/catalog.ts';
import { artworks } from '#fixtures/collection.ts';
import { inCollection } from './collection-table.ts';
import { PlainTable } from './plain-table.ts';
import { CartRow, OrderRow } from './stored-rows.ts';
import type { Identified, Table } from './table.ts';

type Question<Row extends Identified> = (table: Table<Row>) => unknown;

/** Measures what handlers ask, of plain rows and of the same in a collection. */
async function compare<Row extends Identified>(
  rows: readonly Row[],
  schema: z.ZodMiniType<Row, Row>,
  questions: Readonly<Record<string, Question<Row>>>,
): Promise<void> {
  const plain = new PlainTable(rows);
  const collection = await inCollection(plain, schema);
  for (const [name, ask] of Object.entries(questions)) {
    describe(`${name}`, () => {
      bench('plain rows', async () => void (await ask(plain)), { time: 200 });
      bench('a collection', async () => void (await ask(collection)), { time: 200 });
    });
  }
}

await compare(artworks, Artwork, {
  'one of 120 works': (table) => table.get(60),
  'the works of a category': (table) => table.where('categoryId', 1),
  'all works': (table) => table.all(),
});

const lines = Array.from({ length: 24 }, (_, at): CartRow => ({
  id: at + 1,
  userId: (at % 2) + 6,
  quantity: 1,
  artworkId: at + 1,
}));
await compare(lines, CartRow, { 'a cart of 12 lines': (table) => table.where('userId', 6) });

for (const count of [1_000, 10_000]) {
  const orders = Array.from({ length: count }, (_, at): OrderRow => ({
    id: at + 1,
    placedAt: '2026-11-20T12:00:00.000Z',
    key: `key-${at + 1}`,
    order: { id: at + 1, userId: 6, total: 285, status: 'pending' },
    items: [{ orderId: at + 1, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
  }));
  const middle = orders[count / 2]!;
  await compare(orders, OrderRow, {
    [`one of ${count} orders`]: (table) => table.get(middle.id),
    [`one of ${count} orders by its key`]: (table) => table.where('key', middle.key),
    [`one of ${count} orders changed`]: (table) => table.put(middle),
  });
}
