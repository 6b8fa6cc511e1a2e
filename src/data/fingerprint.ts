/**
 * A short text that two answers share only if a prerendered page is right for both. The days of events depend on the
 * day of the visit and are left empty there.
 * @param groupsByMonth whether the page groups events by month: then it counts which of them share one
 */
export function fingerprintOf(answer: unknown, groupsByMonth: boolean): string {
  let month = '';
  const text = JSON.stringify(answer, (key, value: unknown) => {
    if (key !== 'date' || typeof value !== 'string') return value;
    const isSameMonth = value.slice(0, 7) === month;
    month = value.slice(0, 7);
    return [groupsByMonth && isSameMonth, value.slice(10)];
  });
  return hash(text).toString(36);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
