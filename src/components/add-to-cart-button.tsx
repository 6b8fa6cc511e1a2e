import type { Artwork } from '#src/contract/catalog.ts';
import { Button, type ButtonVariant } from '#src/ui/button.tsx';
import { useAddToCart } from './add-to-cart.ts';

/** Adds one artwork to the cart; disabled and labelled Sold when the artwork is sold. */
export function AddToCartButton({
  artwork,
  variant = 'secondary',
  className,
}: {
  artwork: Pick<Artwork, 'id' | 'title' | 'isSold'>;
  variant?: ButtonVariant;
  className?: string;
}) {
  const { add, isAdding } = useAddToCart({ artworkId: artwork.id });
  return (
    <Button
      variant={variant}
      className={className}
      disabled={artwork.isSold}
      aria-busy={isAdding}
      onClick={() => void add()}
    >
      {artwork.isSold ? 'Sold' : 'Add to Cart'}
      <span className="sr-only">, {artwork.title}</span>
    </Button>
  );
}
