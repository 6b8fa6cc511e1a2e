import { EmptyFrame, Failure } from '#src/components/empty-frame.tsx';
import { DeferredImport } from '#src/components/deferred-import.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { useIsNarrow } from '#src/hooks/use-is-narrow.ts';
import { useCart } from '#src/data/cart.ts';
import { CartBar } from './cart-bar.tsx';
import { CartColumns } from './cart-columns.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useFocusAfterRemoval } from './focus-after-removal.ts';

const loadSuggestedWorks = async () =>
  (await import('#src/components/suggested-works.tsx')).SuggestedWorks;

const loadBelowEmptyCart = async () => (await import('./below-empty-cart.tsx')).BelowEmptyCart;

/** A low window has room for the summary beside the lines, but not below them. */
const isCartNarrow = () => innerWidth < (innerHeight < 496 ? 700 : 1024);

export function CartScreen() {
  const items = useCart((cart) => cart.items);
  const hasLoaded = useCart((cart) => cart.hasLoaded);
  const { page, restoreFocus } = useFocusAfterRemoval();
  const isNarrow = useIsNarrow(isCartNarrow);
  return (
    <div ref={page}>
      {hasLoaded && items.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <div className="page flex flex-col gap-5 invoice pt-5 pb-section lg:gap-8 lg:pt-10 short:gap-2! short:pt-2!">
            <PageHeading title="Cart" className="short:text-22! compact:text-28!">
              Cart
            </PageHeading>
            {hasLoaded ? (
              <CartColumns summary={<CartSummary items={items} hasLink={!isNarrow} />}>
                <CartLines items={items} onRemoved={restoreFocus} />
              </CartColumns>
            ) : (
              <PendingCart />
            )}
          </div>
          {hasLoaded && isNarrow && <CartBar items={items} />}
          {/* After the bar, which would move down for what comes late. */}
          <div className="page pb-section empty:hidden">
            <DeferredImport load={loadSuggestedWorks} props={{}} />
          </div>
        </>
      )}
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyFrame
      isPage
      heading="Your cart is empty"
      // A page that is often seen, and has no picture to wait for.
      hasPicture={false}
      home="Start Shopping"
      below={<DeferredImport load={loadBelowEmptyCart} props={{}} />}
    >
      Works and tickets you add appear here.
    </EmptyFrame>
  );
}

function PendingCart() {
  const loadError = useCart((cart) => cart.loadError);
  const load = useCart((cart) => cart.load);
  return loadError ? <Failure error={loadError} onRetry={() => void load()} /> : <CartSkeleton />;
}
