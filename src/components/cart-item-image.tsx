import { joinTexts } from '#src/copy/join-texts.ts';
import type { CartItem } from '#src/domain/cart.ts';
import { MattedPicture } from './picture.tsx';

/** The picture of a cart item, in the middle of a square as wide as its container. */
export function CartItemImage({
  item: { artwork, event },
  sizes = '6rem',
}: {
  item: CartItem;
  sizes?: string;
}) {
  const shown = artwork ?? event;
  return (
    shown && (
      <MattedPicture
        image={shown.image}
        alt={joinTexts([shown.title, artwork?.medium])}
        sizes={sizes}
      />
    )
  );
}
