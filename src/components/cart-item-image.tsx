import type { CartItem } from '#src/contract/cart.ts';
import { MattedPicture, Picture } from './picture.tsx';

/** The picture of a cart item, as wide as its container: an artwork uncropped on a mat, an event cropped to a square. */
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
