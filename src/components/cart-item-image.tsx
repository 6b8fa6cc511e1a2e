import type { CartItem } from '#src/contract/cart.ts';
import { MattedPicture, Picture } from './picture.tsx';

/** The small picture of a cart line, as wide as its place: a work whole on its mat, an event filling the square. */
export function CartItemImage({ item: { artwork, event } }: { item: CartItem }) {
  if (artwork) {
    return (
      <MattedPicture
        image={artwork.image}
        alt={`${artwork.title}, ${artwork.medium}`}
        sizes="6rem"
      />
    );
  }
  return (
    event && (
      <Picture
        image={event.image}
        alt={event.title}
        sizes="9rem"
        isCropped
        className="aspect-square"
      />
    )
  );
}
