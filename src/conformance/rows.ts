import type { Id } from '#src/domain/id.ts';
import { Breach } from './breach.ts';
import type { Reply } from './client.ts';
import { bodyOf, expectOk, jsonOf } from './expectations.ts';

// Reads responses as the site does, which accepts what ordinary servers send: ids and numbers as text, 1 for true, null
// or nothing for a field, any field besides, any content type. How exact they are is a matter of the schemas.

export type Fields = Readonly<Record<string, unknown>>;
export type Row = Fields & { readonly id: Id };

/** The path of a row: an id may be any text. */
export const pathOf = (folder: string, id: Id) => `${folder}/${encodeURIComponent(id)}`;

/** What a list holds. @throws {Breach} where it is none */
export function itemsOf(reply: Reply): readonly unknown[] {
  expectOk(reply);
  // Some servers write an empty list like that.
  if (reply.status === 204 || reply.text.trim() === 'null') return [];
  const items = jsonOf(reply);
  if (!Array.isArray(items)) throw new Breach(`${reply.call}: a list`, bodyOf(reply));
  return items;
}

/** The rows of a list. Those without an id or with that of an earlier one are left out. @throws {Breach} */
export function rowsOf(reply: Reply): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const item of itemsOf(reply)) {
    const id = idOf(fieldsOf(item));
    if (id !== undefined && !rows.has(String(id))) rows.set(String(id), item as Row);
  }
  return [...rows.values()];
}

/** @throws {Breach} where no JSON object came */
export function objectOf(reply: Reply): Fields {
  expectOk(reply);
  const fields = fieldsOf(jsonOf(reply));
  if (!fields) throw new Breach(`${reply.call}: an object`, bodyOf(reply));
  return fields;
}

/** Whether a response says that there is no such row: a 404, or an ok one without a row. */
export function isNothing(reply: Reply, rowIn: (fields: Fields) => unknown): boolean {
  if (reply.status === 404) return true;
  if (!reply.isOk) return false;
  if (['', 'null', '[]'].includes(reply.text.trim())) return true;
  return idOf(fieldsOf(rowIn(objectOf(reply)))) === undefined;
}

/** The fields of an object; undefined for any other value. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;
}

/** Undefined where a row has none. */
export function idOf(fields: Fields | undefined): Id | undefined {
  const id = fields?.id;
  if (typeof id === 'string') return id.trim() === '' ? undefined : id;
  return typeof id === 'number' ? id : undefined;
}

/** True or 1, either as text in the spelling of a database, or the byte of a BIT column. */
export function isTrue(value: unknown): boolean {
  const bytes = fieldsOf(value)?.data;
  const spelled = Array.isArray(bytes) ? bytes[0] : value;
  return ['true', 't', 'yes', 'y', '1'].includes(String(spelled).toLowerCase());
}
