import type * as z from 'zod/mini';

export interface Identified {
  readonly id: number;
}

/** The rows of a table, read-only, in the order of their ids. */
export interface Rows<Row extends Identified> {
  /** Number of rows. */
  readonly size: number;
  get(id: number): Readonly<Row> | undefined;
  /** All rows, the same array until one changes. */
  all(): readonly Readonly<Row>[];
  /** Rows whose `field` is `value`. */
  where<Field extends keyof Row>(field: Field, value: Row[Field]): readonly Readonly<Row>[];
}

/** Rows of one kind in memory: plain ones at a first visit, then an @mswjs/data collection. */
export interface Table<Row extends Identified> extends Rows<Row> {
  /** Adds a row or replaces the one with its id. @throws where the collection is there and the row breaks the schema. */
  put(row: Row): Promise<void>;
  remove(id: number): void;
  clear(): void;
}

/** Loads the schema of a table's rows, which no page needs before its first response. */
export type LoadSchema<Row> = () => Promise<z.ZodMiniType<Row, Row>>;
