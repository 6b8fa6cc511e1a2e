import type { Artwork } from '#src/domain/catalog.ts';
import { NO_PRICE } from '#src/copy/not-for-sale.ts';
import { Button, type ButtonVariant } from '#src/ui/button.tsx';
import { useAddToCart } from '#src/hooks/use-add-to-cart.ts';

/** Adds one artwork to the cart; disabled and labelled Sold when it is sold. Says why one without a price has no button. */
export function AddToCartButton({
  artwork,
  variant = 'secondary',
  className,
}: {
  artwork: Pick<Artwork, 'id' | 'title' | 'isSold' | 'price'>;
  variant?: ButtonVariant;
  className?: string;
}) {
  const { add, isAdding } = useAddToCart({ artworkId: artwork.id });
  if (artwork.price === undefined && !artwork.isSold) {
    return <p className="text-14 text-muted">{NO_PRICE}</p>;
  }
  return (
    <Button
      variant={variant}
      className={className}
      disabled={artwork.isSold}
      aria-busy={isAdding}
      onClick={() => void add()}
    >
      <span>
        <span>{artwork.isSold ? 'Sold' : 'Add to Cart'}</span>
        <span className="sr-only">{`, ${artwork.title}`}</span>
      </span>
    </Button>
  );
}
