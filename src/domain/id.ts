/**
 * Identifies a row. The mock backend's ids are whole numbers; a real server's may be any text, such as a UUID.
 * An id goes back to the server as it came, so `7` and `"7"` are two values of one id: `isSameId` compares them.
 */
export type Id = number | string;

/** Compares as text. An id that is not known is the same as no other one. */
export function isSameId(one: Id | undefined, other: Id | undefined): boolean {
  return one !== undefined && other !== undefined && String(one) === String(other);
}

/** Orders numbers by their size, before texts, and texts as they are. */
export function compareIds(one: Id, other: Id): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
