import { artworks } from '#fixtures/collection.ts';
import { Artwork } from '#src/contract/catalog.ts';
import { inCollection } from '#mocks/backend/db/collection-table.ts';
import { PlainTable } from '#mocks/backend/db/plain-table.ts';
import { CartRow, OrderRow } from '#mocks/backend/db/stored-rows.ts';
import type { Identified, LoadSchema, Table } from '#mocks/backend/db/table.ts';
import { formatTable } from './report.ts';
import { median } from './statistics.ts';

const BATCHES = 15;
const BATCH = 200;

interface Question<Row extends Identified> {
  name: string;
  /** Takes a number that differs from call to call. */
  ask: (table: Table<Row>, turn: number) => unknown;
}

export interface TableTimes {
  question: string;
  /** Microseconds, of the rows of a first visit. */
  plain: number;
  /** Microseconds, of those in an @mswjs/data collection. */
  collection: number;
}

const cartLines = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  userId: (index % 2) + 6,
  quantity: 1,
  artworkId: index + 1,
}));

const orders = (count: number): OrderRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    placedAt: '2026-11-20T12:00:00.000Z',
    key: `key-${index + 1}`,
    order: { id: index + 1, userId: 6, total: 285, status: 'pending' },
    items: [{ orderId: index + 1, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
  }));

/** Times what handlers ask of tables, in Node: the median of batches. */
export async function measureTables(): Promise<TableTimes[]> {
  const orderQuestions = (count: number): Question<OrderRow>[] => [
    { name: `one of ${count} orders`, ask: (table, turn) => table.get((turn % count) + 1) },
    {
      name: `one of ${count} orders, by its key`,
      ask: (table, turn) => table.where('key', `key-${(turn % count) + 1}`),
    },
    {
      name: `change one of ${count} orders`,
      ask: (table, turn) => table.put({ ...table.get((turn % count) + 1)!, key: null }),
    },
  ];
  return [
    ...(await timeAll(async () => Artwork, artworks, [
      {
        name: `one of ${artworks.length} works`,
        ask: (table, turn) => table.get((turn % 120) + 1),
      },
      { name: 'the works of a category', ask: (table) => table.where('categoryId', 1) },
      { name: 'all works', ask: (table) => table.all() },
    ])),
    ...(await timeAll(async () => CartRow, cartLines, [
      { name: 'a cart of 12 lines', ask: (table) => table.where('userId', 6) },
    ])),
    ...(await timeAll(async () => OrderRow, orders(1_000), orderQuestions(1_000))),
    ...(await timeAll(async () => OrderRow, orders(10_000), orderQuestions(10_000))),
  ];
}

async function timeAll<Row extends Identified>(
  loadSchema: LoadSchema<Row>,
  rows: readonly Row[],
  questions: readonly Question<Row>[],
): Promise<TableTimes[]> {
  const plain = new PlainTable(rows);
  const collection = await inCollection(plain, await loadSchema());
  const times: TableTimes[] = [];
  for (const { name, ask } of questions) {
    const [plainTimes, collectionTimes]: [number[], number[]] = [[], []];
    for (let batch = 0; batch < BATCHES; batch += 1) {
      plainTimes.push(await timeBatch((turn) => ask(plain, turn)));
      collectionTimes.push(await timeBatch((turn) => ask(collection, turn)));
    }
    times.push({
      question: name,
      plain: median(plainTimes),
      collection: median(collectionTimes),
    });
  }
  return times;
}

/** Microseconds a call. */
async function timeBatch(ask: (turn: number) => unknown): Promise<number> {
  const start = performance.now();
  for (let turn = 0; turn < BATCH; turn += 1) await ask(turn * 7);
  return ((performance.now() - start) * 1_000) / BATCH;
}

export function formatTables(times: readonly TableTimes[]): string {
  const rows = times.map(({ question, plain, collection }) => [
    question,
    plain.toFixed(1),
    collection.toFixed(1),
  ]);
  return `tables, µs\n${formatTable([['', 'plain', 'collection'], ...rows])}`;
}
