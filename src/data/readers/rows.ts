import type { Id } from '#src/domain/id.ts';
import { type Fields, readFields } from './fields.ts';

/** A row that its list does not show, and why. */
export interface LeftOut {
  /** `[3]`, `artworks[3]` */
  place: string;
  why: string;
}

/** Reads a row; undefined for one that cannot be used. */
export type ReadRow<Row> = (fields: Fields) => Row | undefined;

/**
 * The rows of a list that can be used. A row that is no object, has no usable id or has the id of an earlier one is left
 * out, so that no row takes the page down; so is everything where the value is no list.
 * @param name of the field that holds the list; empty for a response that is one
 */
export function readRows<Row extends { id: Id }>(
  value: unknown,
  read: ReadRow<Row>,
  leftOut: LeftOut[],
  name = '',
): Row[] {
  const rows: Row[] = [];
  const ids = new Set<string>();
  for (const [index, item] of (Array.isArray(value) ? value : []).entries()) {
    const fields = readFields(item);
    const row = fields && read(fields);
    const isTwice = row !== undefined && ids.has(String(row.id));
    if (row && !isTwice) {
      rows.push(row);
      ids.add(String(row.id));
      continue;
    }
    const withoutRow = fields ? 'has no id' : 'is no object';
    const why = isTwice ? 'has the id of an earlier one' : withoutRow;
    leftOut.push({ place: `${name}[${index}]`, why });
  }
  return rows;
}
