import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useAddToCart } from '#src/hooks/use-add-to-cart.ts';
import { useNavigateIfHere } from '#src/hooks/use-navigate-if-here.ts';
import { Price } from '#src/components/price.tsx';
import { useTimer } from '#src/hooks/use-timer.ts';
import { NO_PRICE } from '#src/copy/not-for-sale.ts';
import { DURATION_MS } from '#src/data/toast.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import { paths } from '#src/paths.ts';
import { Button, buttonClasses } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';

/** The purchase of one artwork, by the page's own buttons and by the bar that takes their place. */
export interface Buying {
  ownButtons: RefObject<HTMLDivElement | null>;
  /** Whether the page's own buttons are above the window. */
  isPassed: boolean;
  setPassed: (isPassed: boolean) => void;
  isAdding: boolean;
  isBuying: boolean;
  /** The work has just been added: for as long as the notice says so, the cart is offered in place of Buy Now. */
  isAdded: boolean;
  add: () => void;
  buy: () => void;
}

/** Spec 2: Buy Now adds and navigates to the cart, unless adding fails. */
export function useBuying({ id }: Pick<Artwork, 'id'>): Buying {
  const navigate = useNavigateIfHere();
  const { add, isAdding } = useAddToCart({ artworkId: id });
  const [isBuying, setBuying] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const timer = useTimer();
  const ownButtons = useRef<HTMLDivElement>(null);
  const [isPassed, setPassed] = useState(false);

  async function addAndOfferCart() {
    if (!(await add())) return;
    setAdded(true);
    timer.start(DURATION_MS, takeOfferBack);
  }

  function takeOfferBack() {
    const row = document.activeElement?.closest('a')?.closest('.buy-row');
    flushSync(() => setAdded(false));
    row?.querySelector('button')?.focus();
  }

  async function buy() {
    if (isAdding || isBuying) return;
    setBuying(true);
    if (await add()) await navigate(paths.cart);
    setBuying(false);
  }

  return {
    ownButtons,
    isPassed,
    setPassed,
    isAdding,
    isBuying,
    isAdded,
    add: () => void addAndOfferCart(),
    buy: () => void buy(),
  };
}

export const isForSale = ({ price, isSold }: Artwork) => price !== undefined || isSold;

/** The page's own buttons; those that a work has while it is not sold stand at the lower edge of a phone until reached. */
export function BuyButtons({ artwork, buying }: { artwork: Artwork; buying: Buying }) {
  const { isPassed, ownButtons } = buying;
  if (!isForSale(artwork)) return <p className="mt-6 text-muted">{NO_PRICE}</p>;
  return (
    <div
      ref={ownButtons}
      className={cx(
        'mt-3 print:hidden max-split:-mx-gutter',
        !artwork.isSold && 'split:mt-6 max-split:fading-bar max-split:page-bar',
        isPassed && 'max-split:invisible',
      )}
    >
      <Buttons artwork={artwork} buying={buying} />
    </div>
  );
}

/** Both buttons, and beside them the price where that is out of view. */
export function Buttons({
  artwork: { isSold, price },
  buying: { isAdding, isBuying, isAdded, add, buy },
  hasPrice = false,
}: {
  artwork: Artwork;
  buying: Buying;
  hasPrice?: boolean;
}) {
  return (
    <div className="buy-row">
      {hasPrice && <Price dollars={price} />}
      {isAdded ? (
        <Link to={paths.cart} className={buttonClasses('primary')}>
          View Cart
        </Link>
      ) : (
        <Button disabled={isSold} aria-busy={isBuying} onClick={buy}>
          Buy Now
        </Button>
      )}
      <Button variant="secondary" disabled={isSold} aria-busy={isAdding && !isBuying} onClick={add}>
        Add to Cart
      </Button>
    </div>
  );
}
