import * as z from 'zod/mini';
import {
  type RowChange,
  type Cursor,
  type RowStore,
  memoryRowStore,
  type ChangeSet,
} from './row-store.ts';
import { type Identified, type Rows, Table } from './table.ts';

/** The rows of a table inside a write; changes show once the write is done. */
export interface WritableRows<Row extends Identified> extends Rows<Row> {
  /** Adds the row that `make` builds for the next id. */
  insert(make: (id: number) => Row): Row;
  put(row: Row): Row;
  remove(id: number): void;
}

/**
 * A table whose rows outlive the page. Memory is a copy of the row store: every call first reads what
 * other tabs wrote, and memory changes only after the row store has committed a change.
 */
export class StoredTable<Row extends Identified> {
  readonly #schema: z.ZodMiniType<Row, Row>;
  readonly #table: Table<Row>;
  readonly #store: RowStore;
  #cursor: Cursor = { revision: 0, lastId: 0 };
  #seeds: readonly Row[] = [];
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    schema: z.ZodMiniType<Row, Row>,
    indexedBy: readonly (keyof Row)[],
    store: RowStore = memoryRowStore(),
  ) {
    this.#schema = schema;
    this.#table = new Table(schema, indexedBy);
    this.#store = store;
  }

  /** Number of rows in memory, as of the last read or write. */
  get size() {
    return this.#table.size;
  }

  /**
   * Adds the `seeds`, which every page starts with and none stores, and reads what is stored. A row
   * that breaks its schema, or is stored under another row's id, goes to quarantine.
   */
  open(seeds: readonly Row[] = []): Promise<void> {
    return this.#enqueue(async () => {
      this.#seeds = seeds;
      await this.#table.putAll(seeds);
      await this.#catchUp(await this.#store.open((change) => this.#isValid(change)));
    });
  }

  /** Resolves to what `query` finds in the newest rows, also those of other tabs. */
  read<Result>(query: (rows: Rows<Row>) => Result): Promise<Result> {
    return this.#enqueue(async () => {
      await this.#catchUp(await this.#store.read(this.#cursor.revision));
      return query(this.#table);
    });
  }

  /**
   * Changes rows: all that `change` does or, where it throws, nothing. `change` must be synchronous, because an
   * IndexedDB transaction ends while other promises are awaited.
   */
  write<Result>(change: (rows: WritableRows<Row>) => Result): Promise<Result> {
    return this.#enqueue(async () => {
      let changes: RowChange[] = [];
      let result: Result;
      const cursor = await this.#store.write(this.#cursor.revision, async (changeSet) => {
        await this.#catchUp(changeSet);
        changes = [];
        let lastId = Math.max(changeSet.cursor.lastId, ...this.#seeds.map(({ id }) => id));
        const put = (row: Row) => {
          changes.push({ id: row.id, row });
          return row;
        };
        result = change({
          get: (id) => this.#table.get(id),
          all: () => this.#table.all(),
          where: (field, value) => this.#table.where(field, value),
          insert: (make) => put(z.parse(this.#schema, make((lastId += 1)))),
          put: (row) => put(z.parse(this.#schema, row)),
          remove: (id) => changes.push({ id }),
        });
        return { lastId, changes };
      });
      await this.#catchUp({ cursor, changes, isSnapshot: false });
      return result!;
    });
  }

  /** Brings memory up to date; an invalid row is left out, and the next start moves it to quarantine. */
  async #catchUp({ cursor, changes, isSnapshot }: ChangeSet): Promise<void> {
    if (isSnapshot) {
      this.#table.clear();
      await this.#table.putAll(this.#seeds);
    }
    for (const { id, row } of changes) {
      if (!this.#isValid({ id, row })) continue;
      if (row === undefined) this.#table.remove(id);
      else await this.#table.put(z.parse(this.#schema, row));
    }
    this.#cursor = cursor;
  }

  #isValid({ id, row }: RowChange): boolean {
    // A stored row must not replace a seed.
    if (this.#seeds.some((seed) => seed.id === id)) return false;
    if (row === undefined) return true;
    const parsed = z.safeParse(this.#schema, row);
    return parsed.success && parsed.data.id === id;
  }

  /** One call at a time: two that catch up at once would put rows twice. */
  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }
}
