import type * as z from 'zod/mini';
import type { Model } from './model.ts';

export interface Identified {
  readonly id: number;
}

/** The rows of a table, read-only, in the order of their ids. */
export interface Rows<Row extends Identified> {
  /** Number of rows. */
  readonly size: number;
  get(id: number): Readonly<Row> | undefined;
  all(): Readonly<Row>[];
  /** Rows whose `field` is `value`, without a scan where the field is indexed. */
  where<Field extends keyof Row>(field: Field, value: Row[Field]): Readonly<Row>[];
}

/** Loads the schema of a table's rows, which no page needs before its first answer. */
export type LoadSchema<Row> = () => Promise<z.ZodMiniType<Row, Row>>;

/** How many rows the model takes in before it lets other work of the page go first. */
const SLICE = 200;

/**
 * Rows of one kind in memory. Until `loadModel` they are plain; from then on they are the records of an @mswjs/data
 * collection, which checks them against their schema. Its queries are linear scans and it accepts duplicate ids,
 * hence the maps.
 */
export class Table<Row extends Identified> implements Rows<Row> {
  readonly #loadSchema: LoadSchema<Row>;
  #model: Model<Row> | undefined;
  readonly #byId = new Map<number, Row>();
  readonly #indexes: Map<keyof Row, Map<unknown, Map<number, Row>>>;

  constructor(loadSchema: LoadSchema<Row>, indexedBy: readonly (keyof Row)[] = []) {
    this.#loadSchema = loadSchema;
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

  /** Adds a row or replaces the one with its id. @throws where the model is there and the row breaks the schema. */
  async put(row: Row): Promise<void> {
    this.#place(this.#model ? await this.#model.create(row) : row);
  }

  async putAll(rows: readonly Row[]): Promise<void> {
    await Promise.all(rows.map((row) => this.put(row)));
  }

  /** Replaces all rows. @throws where two have the same id */
  async seed(rows: readonly Row[]): Promise<void> {
    this.clear();
    await this.putAll(rows);
    if (this.size < rows.length) throw new Error('Two rows have the same id');
  }

  /**
   * Has an @mswjs/data collection hold the rows, these and those that come. No row may be put or removed meanwhile.
   * @param pause lets other work of the page go first
   * @throws where a row breaks its schema
   */
  async loadModel(pause: () => Promise<void>): Promise<void> {
    const [{ createModel }, schema] = await Promise.all([import('./model.ts'), this.#loadSchema()]);
    const model = createModel(schema);
    for (const [index, row] of [...this.#byId.values()].entries()) {
      if (index % SLICE === SLICE - 1) await pause();
      this.#place(await model.create(row));
    }
    this.#model = model;
  }

  remove(id: number): void {
    const row = this.#byId.get(id);
    if (!row) return;
    this.#byId.delete(id);
    this.#removeFromIndexes(row);
  }

  clear(): void {
    this.#model?.deleteMany((query) => query.where(() => true));
    this.#byId.clear();
    for (const index of this.#indexes.values()) index.clear();
  }

  #place(row: Row) {
    const previous = this.#byId.get(row.id);
    if (previous) this.#removeFromIndexes(previous);
    this.#byId.set(row.id, row);
    for (const [field, index] of this.#indexes) {
      const group = index.get(row[field]);
      if (group) group.set(row.id, row);
      else index.set(row[field], new Map([[row.id, row]]));
    }
  }

  #removeFromIndexes(row: Row) {
    this.#model?.delete((query) => query.where((record) => record === row));
    for (const [field, index] of this.#indexes) index.get(row[field])?.delete(row.id);
  }
}

/** By id, not in the order of writes: tabs read rows in different orders, and an import brings back lower ids. */
function inOrder<Row extends Identified>(rows: ReadonlyMap<number, Row>): Row[] {
  return [...rows.values()].toSorted((one, other) => one.id - other.id);
}
