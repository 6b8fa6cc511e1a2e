import type * as z from 'zod/mini';
import { MAX_ID } from '#src/contract/limits.ts';
import {
  type RowChange,
  type Cursor,
  type LoadIsValid,
  type RowStore,
  memoryRowStore,
  type ChangeSet,
} from './row-store.ts';
import { PlainTable } from './plain-table.ts';
import type { Identified, LoadSchema, Rows, Table } from './table.ts';

const NEVER_WRITTEN: Cursor = { revision: 0, lastId: 0 };

/** The rows of a table inside a write; changes show once the write is done. */
interface WritableRows<Row extends Identified> extends Rows<Row> {
  /** Adds the row that `make` builds for the next id. */
  insert(make: (id: number) => Row): Row;
  put(row: Row): Row;
  remove(id: number): void;
}

interface StoredTableOptions<Row extends Identified> {
  loadSchema: LoadSchema<Row>;
  /** Rows that every page starts with and none stores. */
  seeds?: readonly Row[];
  /** Reads and writes wait for it; where it fails they do, and the next ones try again. */
  opened?: () => Promise<void>;
}

/**
 * A table whose rows outlive the page. Memory is a copy of the row store: every call first reads what
 * other tabs wrote, and memory changes only after the row store has committed a change.
 */
export class StoredTable<Row extends Identified> {
  readonly #loadSchema: LoadSchema<Row>;
  #schema: z.ZodMiniType<Row, Row> | undefined;
  #table: Table<Row> = new PlainTable();
  readonly #seeds: readonly Row[];
  #store: RowStore = memoryRowStore();
  #cursor: Cursor = NEVER_WRITTEN;
  readonly #opened: () => Promise<void>;
  #queue: Promise<unknown> = Promise.resolve();

  constructor({
    loadSchema,
    seeds = [],
    opened = () => Promise.resolve(),
  }: StoredTableOptions<Row>) {
    this.#loadSchema = loadSchema;
    this.#seeds = seeds;
    this.#opened = opened;
  }

  /** Number of rows in memory, as of the last read or write. */
  get size() {
    return this.#table.size;
  }

  /**
   * Reads what is stored, in place of any rows that were there, and goes on with this row store. A row that breaks its
   * schema, or is stored under another row's id, goes to quarantine.
   */
  async open(store: RowStore = memoryRowStore()): Promise<void> {
    this.#store = store;
    await this.#seed();
    this.#cursor = NEVER_WRITTEN;
    await this.#catchUp(await store.open(this.#loadIsValid));
  }

  /** Has an @mswjs/data collection hold the rows. */
  async loadModel(): Promise<void> {
    // Before its turn: no call may wait for the network.
    const [{ inCollection }, schema] = await Promise.all([
      import('./collection-table.ts'),
      this.#loadedSchema(),
    ]);
    return this.#enqueue(async () => {
      // Not sliced, because calls wait meanwhile, and a visitor's own rows are few.
      this.#table = await inCollection(this.#table, schema);
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
      // Before the transaction, which would end while it loads.
      const schema = await this.#loadedSchema();
      let changes: RowChange[] = [];
      let result: Result;
      const cursor = await this.#store.write(this.#cursor.revision, async (changeSet) => {
        await this.#catchUp(changeSet);
        changes = [];
        let lastId = Math.max(changeSet.cursor.lastId, ...this.#seeds.map(({ id }) => id));
        const nextId = () => {
          // An import may hold the largest id: then the first one that is free.
          let id = lastId < MAX_ID ? (lastId += 1) : 1;
          while (this.#table.get(id) ?? changes.some((made) => made.id === id)) id += 1;
          return id;
        };
        const put = (row: Row) => {
          changes.push({ id: row.id, row });
          return row;
        };
        result = change({
          size: this.#table.size,
          get: (id) => this.#table.get(id),
          all: () => this.#table.all(),
          where: (field, value) => this.#table.where(field, value),
          insert: (make) => put(schema.parse(make(nextId()))),
          put: (row) => put(schema.parse(row)),
          remove: (id) => changes.push({ id }),
        });
        return { lastId, changes };
      });
      await this.#catchUp({ cursor, changes, isSnapshot: false });
      return result!;
    });
  }

  async #seed(): Promise<void> {
    this.#table.clear();
    for (const seed of this.#seeds) await this.#table.put(seed);
  }

  /** Brings memory up to date; an invalid row is left out, and the next start moves it to quarantine. */
  async #catchUp({ cursor, changes, isSnapshot }: ChangeSet): Promise<void> {
    if (isSnapshot) await this.#seed();
    if (changes.length > 0) {
      const isValid = await this.#loadIsValid();
      for (const { id, row } of changes.filter(isValid)) {
        if (row === undefined) this.#table.remove(id);
        else await this.#table.put(row as Row);
      }
    }
    this.#cursor = cursor;
  }

  readonly #loadIsValid: LoadIsValid = async () => {
    const schema = await this.#loadedSchema();
    return ({ id, row }) => {
      // A stored row must not replace a seed.
      if (this.#seeds.some((seed) => seed.id === id)) return false;
      if (row === undefined) return true;
      const parsed = schema.safeParse(row);
      return parsed.success && parsed.data.id === id;
    };
  };

  async #loadedSchema(): Promise<z.ZodMiniType<Row, Row>> {
    // Kept, because a transaction would end while `import` looks a module up again.
    this.#schema ??= await this.#loadSchema();
    return this.#schema;
  }

  /** One call at a time: two that catch up at once would put rows twice. */
  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(this.#opened).then(work);
    this.#queue = result.catch(() => {});
    return result;
  }
}
