import './random-uuid.ts';
import { Collection } from '@mswjs/data';
import type * as z from 'zod/mini';

export interface Identified {
  readonly id: number;
}

/** The rows of a table, read-only, in the order of their ids. */
export interface Rows<Row extends Identified> {
  get(id: number): Readonly<Row> | undefined;
  all(): Readonly<Row>[];
  /** Rows whose `field` is `value`, without a scan where the field is indexed. */
  where<Field extends keyof Row>(field: Field, value: Row[Field]): Readonly<Row>[];
}

/**
 * Rows of one kind in memory. The records live in an @mswjs/data collection, which checks them
 * against their schema; its queries are linear scans and it accepts duplicate ids, hence the maps.
 */
export class Table<Row extends Identified> implements Rows<Row> {
  readonly #records: Collection<z.ZodMiniType<Row, Row>>;
  readonly #byId = new Map<number, Row>();
  readonly #indexes: Map<keyof Row, Map<unknown, Map<number, Row>>>;

  constructor(schema: z.ZodMiniType<Row, Row>, indexedBy: readonly (keyof Row)[] = []) {
    this.#records = new Collection({ schema });
    this.#indexes = new Map(indexedBy.map((field) => [field, new Map()]));
  }

  get(id: number) {
    return this.#byId.get(id);
  }

  all() {
    return inOrder(this.#byId);
  }

  where<Field extends keyof Row>(field: Field, value: Row[Field]) {
    const index = this.#indexes.get(field);
    if (index) return inOrder(index.get(value) ?? new Map<number, Row>());
    return this.all().filter((row) => row[field] === value);
  }

  get size() {
    return this.#byId.size;
  }

  /** Adds a row or replaces the one with its id. @throws where it breaks the schema. */
  async put(row: Row): Promise<void> {
    const record = await this.#records.create(row);
    const previous = this.#byId.get(row.id);
    if (previous) this.#removeFromIndexes(previous);
    this.#byId.set(row.id, record);
    for (const [field, index] of this.#indexes) {
      const group = index.get(record[field]);
      if (group) group.set(row.id, record);
      else index.set(record[field], new Map([[row.id, record]]));
    }
  }

  async putAll(rows: readonly Row[]): Promise<void> {
    await Promise.all(rows.map((row) => this.put(row)));
  }

  /** Replaces all rows. @throws where one breaks the schema, or two have the same id */
  async seed(rows: readonly Row[]): Promise<void> {
    this.clear();
    await this.putAll(rows);
    if (this.size < rows.length) throw new Error('Two rows have the same id');
  }

  remove(id: number): void {
    const row = this.#byId.get(id);
    if (!row) return;
    this.#byId.delete(id);
    this.#removeFromIndexes(row);
  }

  clear(): void {
    this.#records.deleteMany((query) => query.where(() => true));
    this.#byId.clear();
    for (const index of this.#indexes.values()) index.clear();
  }

  #removeFromIndexes(row: Row) {
    this.#records.delete((query) => query.where((record) => record === row));
    for (const [field, index] of this.#indexes) index.get(row[field])?.delete(row.id);
  }
}

/** By id, not in the order of writes: tabs read rows in different orders, and an import brings back lower ids. */
function inOrder<Row extends Identified>(rows: ReadonlyMap<number, Row>): Row[] {
  return [...rows.values()].toSorted((one, other) => one.id - other.id);
}
