import { type FunctionComponent, lazy, Suspense } from 'react';
import { EmptyFrame, Failure } from '#src/components/empty-frame.tsx';
import { DeferredImport } from '#src/components/deferred-import.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { useIsNarrow } from '#src/hooks/use-is-narrow.ts';
import { useCart } from '#src/data/cart.ts';
import { hasWorksOrOrder } from '#src/data/has-works-or-order.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { CartBar } from './cart-bar.tsx';
import { CartColumns } from './cart-columns.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useFocusAfterRemoval } from './focus-after-removal.ts';

const loadSuggestedWorks = async () =>
  (await import('#src/components/suggested-works.tsx')).SuggestedWorks;

const loadBelowEmptyCart = async () => (await import('./below-empty-cart.tsx')).BelowEmptyCart;

// Where its code does not load, the place stays empty. A phone loads it and its pictures when the browser is idle.
const CategoryIndex = lazy(async () => {
  if (innerWidth < 700) await new Promise<void>(whenIdle);
  return {
    default: await import('./category-index.tsx').then(
      (loaded) => loaded.CategoryIndex,
      (): FunctionComponent => () => null,
    ),
  };
});

/** A low window has room for the summary beside the lines, but not below them. */
const isCartNarrow = () => innerWidth < (innerHeight < 496 ? 700 : 1024);

export function CartScreen() {
  const items = useCart((cart) => cart.items);
  // An empty cart is not known to be empty while something is being added.
  const hasLoaded = useCart((cart) => cart.hasLoaded && (cart.items.length > 0 || !cart.isLoading));
  const { page, restoreFocus } = useFocusAfterRemoval();
  const loadError = useCart((cart) => cart.loadError);
  const load = useCart((cart) => cart.load);
  const isNarrow = useIsNarrow(isCartNarrow);
  if (loadError) {
    return <Failure page="Cart" error={loadError} onRetry={() => void load()} />;
  }
  return (
    <div ref={page}>
      {hasLoaded && items.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <div className="page cart-page invoice">
            <PageHeading title="Cart" className="short:text-22! compact:text-28!">
              Cart
            </PageHeading>
            {hasLoaded ? (
              <CartColumns summary={<CartSummary items={items} hasLink={!isNarrow} />}>
                <CartLines items={items} onRemoved={restoreFocus} />
              </CartColumns>
            ) : (
              <CartSkeleton />
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

/** The categories come after an order and works looked at. */
function EmptyCart() {
  const isBelow = hasWorksOrOrder();
  const categories = (
    <Suspense>
      <CategoryIndex />
    </Suspense>
  );
  return (
    <EmptyFrame
      page
      heading="Your cart is empty"
      home="Start Shopping"
      beside={!isBelow && categories}
      below={
        isBelow ? (
          <DeferredImport load={loadBelowEmptyCart} props={{ children: categories }} />
        ) : (
          <DeferredImport load={loadSuggestedWorks} props={{}} />
        )
      }
    >
      Works and tickets you add appear here.
    </EmptyFrame>
  );
}
