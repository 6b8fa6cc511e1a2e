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
 * A table whose rows outlive the page. Memory is a copy of the journal: every call first reads what
 * other tabs wrote, and memory changes only after the journal has kept a change.
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
    journal: RowStore = memoryRowStore(),
  ) {
    this.#schema = schema;
    this.#table = new Table(schema, indexedBy);
    this.#store = journal;
  }

  /** Rows at hand in memory, as of the last read or write. */
  get size() {
    return this.#table.size;
  }

  /**
   * Adds the `seeds`, which every page starts with and none stores, and reads what is stored. A row
   * that breaks its schema, or stands under an id that is not its own, is put aside and harms no start.
   */
  open(seeds: readonly Row[] = []): Promise<void> {
    return this.#enqueue(async () => {
      this.#seeds = seeds;
      await this.#table.putAll(seeds);
      await this.#catchUp(await this.#store.open((entry) => this.#isValid(entry)));
    });
  }

  /** Answers from the newest rows, also those of other tabs. */
  read<Result>(query: (rows: Rows<Row>) => Result): Promise<Result> {
    return this.#enqueue(async () => {
      await this.#catchUp(await this.#store.read(this.#cursor.revision));
      return query(this.#table);
    });
  }

  /**
   * Changes rows: all of `change` or, where it throws, nothing. `change` must not wait for anything,
   * because the transaction would not.
   */
  write<Result>(change: (rows: WritableRows<Row>) => Result): Promise<Result> {
    return this.#enqueue(async () => {
      let entries: RowChange[] = [];
      let result: Result;
      const head = await this.#store.write(this.#cursor.revision, async (news) => {
        await this.#catchUp(news);
        entries = [];
        let lastId = Math.max(news.head.lastId, ...this.#seeds.map(({ id }) => id));
        const put = (row: Row) => {
          entries.push({ id: row.id, row });
          return row;
        };
        result = change({
          get: (id) => this.#table.get(id),
          all: () => this.#table.all(),
          where: (field, value) => this.#table.where(field, value),
          insert: (make) => put(z.parse(this.#schema, make((lastId += 1)))),
          put: (row) => put(z.parse(this.#schema, row)),
          remove: (id) => entries.push({ id }),
        });
        return { lastId, entries };
      });
      await this.#catchUp({ head, entries, isRestart: false });
      return result!;
    });
  }

  /** Brings memory up to date; what is not sound is left out until the next start puts it aside. */
  async #catchUp({ head, entries, isRestart }: ChangeSet): Promise<void> {
    if (isRestart) {
      this.#table.clear();
      await this.#table.putAll(this.#seeds);
    }
    for (const { id, row } of entries) {
      if (!this.#isValid({ id, row })) continue;
      if (row === undefined) this.#table.remove(id);
      else await this.#table.put(z.parse(this.#schema, row));
    }
    this.#cursor = head;
  }

  #isValid({ id, row }: RowChange): boolean {
    // Nothing stored may take the place of what every page starts with.
    if (this.#seeds.some((seed) => seed.id === id)) return false;
    if (row === undefined) return true;
    const parsed = z.safeParse(this.#schema, row);
    return parsed.success && parsed.data.id === id;
  }

  /** One call at a time: catching up twice at once would put rows twice. */
  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => {});
    return turn;
  }
}
