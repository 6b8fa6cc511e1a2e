import type { Identified, Table } from './table.ts';

/** The rows of a first visit, which does not wait for the code of @mswjs/data. */
export class PlainTable<Row extends Identified> implements Table<Row> {
  readonly #byId: Map<number, Row>;
  /** Made when first asked for, and again after a change. */
  #inOrder: readonly Row[] | undefined;
  #groups: Groups<Row> = {};

  /** @throws where two rows have the same id */
  constructor(rows: readonly Row[] = []) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    if (this.size < rows.length) throw new Error('Two rows have the same id');
  }

  get(id: number) {
    return this.#byId.get(id);
  }

  all() {
    this.#inOrder ??= [...this.#byId.values()].sort((one, other) => one.id - other.id);
    return this.#inOrder;
  }

  where<Field extends keyof Row>(field: Field, value: Row[Field]) {
    return groupOf(this.#groups, this.all(), field, value);
  }

  get size() {
    return this.#byId.size;
  }

  async put(row: Row): Promise<void> {
    this.#byId.set(row.id, row);
    this.#forgetLists();
  }

  remove(id: number): void {
    this.#byId.delete(id);
    this.#forgetLists();
  }

  clear(): void {
    this.#byId.clear();
    this.#forgetLists();
  }

  #forgetLists() {
    this.#inOrder = undefined;
    this.#groups = {};
  }
}

/** Rows by the values of fields. */
export type Groups<Row> = { [Field in keyof Row]?: Map<unknown, Row[]> };

/** The rows whose `field` is `value`, from groups that are made when a field is first asked for. */
export function groupOf<Row>(
  groups: Groups<Row>,
  rows: readonly Row[],
  field: keyof Row,
  value: unknown,
): readonly Row[] {
  groups[field] ??= groupedBy(rows, field);
  return groups[field].get(value) ?? [];
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
