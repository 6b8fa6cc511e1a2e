import type { Mark } from './oddity.ts';

/** The elements of the current page that a mark is put on, also those that are not displayed. */
export function findElements({ selector, text, at }: Mark): Element[] {
  // The single file has its path behind a hash.
  if (at && !at.test(location.pathname) && !at.test(location.hash)) return [];
  const found = [...document.querySelectorAll(selector)];
  return text ? found.filter(({ textContent }) => text.test(textContent.trim())) : found;
}
