import { formatPrice } from '#src/copy/format.ts';

/** A price as `getByText` and `toHaveTextContent` read it, to which every space is an ordinary one; names of buttons keep theirs. */
export function priceText(price: number): string {
  return formatPrice(price).replaceAll(/\s/g, ' ');
}
