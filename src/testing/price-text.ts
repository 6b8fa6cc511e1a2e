import { formatPrice } from '#src/copy/format.ts';

/** A text as `getByText` and `toHaveTextContent` read it, to which every space is an ordinary one; names of controls keep theirs. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

/** The text of a price. */
export function priceText(price: number): string {
  return plainSpaces(formatPrice(price));
}

/** A whole amount as prices in general are spoken of, without cents: "$1,000". */
export function wholePrice(price: number): string {
  return formatPrice(price).replace(/[.,]00(?!\d)/, '');
}
