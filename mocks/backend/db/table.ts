import type * as z from 'zod/mini';
import type { Model } from './model.ts';

export interface Identified {
  readonly id: number;
}

/** The rows of a table, read-only, in the order of their ids. Until a row changes, a list is the same array. */
export interface Rows<Row extends Identified> {
  /** Number of rows. */
  readonly size: number;
  get(id: number): Readonly<Row> | undefined;
  all(): readonly Readonly<Row>[];
  /** Rows whose `field` is `value`. */
  where<Field extends keyof Row>(field: Field, value: Row[Field]): readonly Readonly<Row>[];
}

/** Loads the schema of a table's rows, which no page needs before its first response. */
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
  #byId = new Map<number, Row>();
  /** Made from the rows when first asked for, and again after a change. */
  #inOrder: readonly Row[] | undefined;
  readonly #groups = new Map<keyof Row, Map<unknown, Row[]>>();

  constructor(loadSchema: LoadSchema<Row>) {
    this.#loadSchema = loadSchema;
  }

  get(id: number) {
    return this.#byId.get(id);
  }

  all() {
    // By id, not in the order of writes: tabs read rows in different orders, and an import brings back lower ids.
    this.#inOrder ??= [...this.#byId.values()].sort((one, other) => one.id - other.id);
    return this.#inOrder;
  }

  where<Field extends keyof Row>(field: Field, value: Row[Field]) {
    let groups = this.#groups.get(field);
    if (!groups) {
      groups = groupedBy(this.all(), field);
      this.#groups.set(field, groups);
    }
    return groups.get(value) ?? [];
  }

  get size() {
    return this.#byId.size;
  }

  /** Adds a row or replaces the one with its id. @throws where the model is there and the row breaks the schema. */
  async put(row: Row): Promise<void> {
    const record = this.#model ? await this.#model.create(row) : row;
    this.remove(row.id);
    this.#byId.set(row.id, record);
    this.#forgetLists();
  }

  async putAll(rows: readonly Row[]): Promise<void> {
    for (const row of rows) await this.put(row);
  }

  /** Fills a table that is empty, before its model. @throws where two rows have the same id */
  seed(rows: readonly Row[]): void {
    for (const row of rows) this.#byId.set(row.id, row);
    this.#forgetLists();
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
    const records = new Map<number, Row>();
    for (const [id, row] of this.#byId) {
      records.set(id, await model.create(row));
      if (records.size % SLICE === 0) await pause();
    }
    this.#model = model;
    this.#byId = records;
    this.#forgetLists();
  }

  remove(id: number): void {
    const row = this.#byId.get(id);
    if (!row) return;
    this.#model?.delete((query) => query.where((record) => record === row));
    this.#byId.delete(id);
    this.#forgetLists();
  }

  clear(): void {
    this.#model?.deleteMany((query) => query.where(() => true));
    this.#byId.clear();
    this.#forgetLists();
  }

  #forgetLists() {
    this.#inOrder = undefined;
    this.#groups.clear();
  }
}

/** Like `Map.groupBy`, which Node 20 does not have. */
function groupedBy<Row>(rows: readonly Row[], field: keyof Row): Map<unknown, Row[]> {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[field]);
    if (group) group.push(row);
    else groups.set(row[field], [row]);
  }
  return groups;
}
