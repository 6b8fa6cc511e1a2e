import './random-uuid.ts';
import { Collection } from '@mswjs/data';
import type * as z from 'zod/mini';
import { type Groups, groupOf } from './plain-table.ts';
import type { Identified, Table } from './table.ts';

/** The most rows that queries go through: they test one row after the other (../README.md has what that takes). */
const MOST_QUERIED = 1_000;

/** How many rows a collection takes in before it lets other work of the page go first. */
const SLICE = 200;

/**
 * Rows in an @mswjs/data collection, which checks them against their schema and answers by its queries. Of more than
 * `MOST_QUERIED` rows, one is found by its place among the ids, and those of a field's value by groups.
 */
export class CollectionTable<Row extends Identified> implements Table<Row> {
  readonly #collection: Collection<z.ZodMiniType<Row, Row>>;
  /** Made when first asked for, and again after a change. */
  #all: readonly Row[] | undefined;
  #groups: Groups<Row> = {};

  constructor(schema: z.ZodMiniType<Row, Row>) {
    this.#collection = new Collection({ schema });
  }

  get(id: number) {
    if (this.size > MOST_QUERIED) return this.#find(id).record;
    return this.#collection.findFirst((query) => query.where((row) => row.id === id));
  }

  all() {
    this.#all ??= this.#collection.findMany();
    return this.#all;
  }

  where<Field extends keyof Row>(field: Field, value: Row[Field]) {
    if (this.size > MOST_QUERIED) return groupOf(this.#groups, this.all(), field, value);
    return this.#collection.findMany((query) => query.where((row) => row[field] === value));
  }

  get size() {
    return this.#collection.count();
  }

  async put(row: Row): Promise<void> {
    const record = await this.#collection.create(row);
    // At the end, where it has just been added.
    this.#records.splice(this.#records.lastIndexOf(record), 1);
    this.#replace(row.id, record);
  }

  remove(id: number): void {
    this.#replace(id);
  }

  clear(): void {
    this.#records.length = 0;
    this.#forgetLists();
  }

  /** The collection's own array, which is kept in the order of the ids. Its `delete` and `update` would scan it. */
  get #records(): Row[] {
    return this.#collection.all();
  }

  /** Puts records in the place of the one with this id. */
  #replace(id: number, ...records: Row[]): void {
    const { place, record } = this.#find(id);
    this.#records.splice(place, record ? 1 : 0, ...records);
    this.#forgetLists();
  }

  /** The record with this id, if there is one, and its index among the records, or that where it belongs. */
  #find(id: number) {
    const records = this.#records;
    let [place, end] = [0, records.length];
    while (place < end) {
      const middle = (place + end) >> 1;
      if (records[middle]!.id < id) place = middle + 1;
      else end = middle;
    }
    const record = records[place];
    return { place, record: record?.id === id ? record : undefined };
  }

  #forgetLists() {
    this.#all = undefined;
    this.#groups = {};
  }
}

/**
 * A table's rows in a collection. No row may be put or removed meanwhile.
 * @param pause lets other work go first
 * @throws where a row breaks the schema
 */
export async function inCollection<Row extends Identified>(
  table: Table<Row>,
  schema: z.ZodMiniType<Row, Row>,
  pause?: () => Promise<void>,
): Promise<Table<Row>> {
  if (table instanceof CollectionTable) return table;
  const copy = new CollectionTable(schema);
  for (const row of table.all()) {
    await copy.put(row as Row);
    if (copy.size % SLICE === 0) await pause?.();
  }
  return copy;
}
