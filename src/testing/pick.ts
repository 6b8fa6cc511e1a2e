import { artworks } from '#fixtures/collection.ts';

/**
 * The first row that is what a test needs, in the order of the table. A test of the shop's collection says what a row must
 * be, never its id, title or price, because the collection may be another one.
 * @param what the row in words, with its article: 'an artwork that is sold'
 * @throws Error 'This test needs an artwork that is sold, and the collection has none.'
 */
export function pick<Row>(
  rows: readonly Row[],
  what: string,
  isIt: (row: Row) => boolean = () => true,
): Row {
  const found = rows.find(isIt);
  if (!found) throw new Error(`This test needs ${what}, and the collection has none.`);
  return found;
}

export const artworkForSale = () => pick(artworks, 'an artwork for sale', ({ isSold }) => !isSold);
