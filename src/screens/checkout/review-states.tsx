import { Link } from 'react-router-dom';
import { Failure } from '#src/components/empty-frame.tsx';
import { OrderTotals } from '#src/components/order-totals.tsx';
import { useCart } from '#src/data/cart.ts';
import type { Totals } from '#src/domain/money.ts';
import { paths } from '#src/paths.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

/** The review of an empty cart: totals of zero and a link back to the shop. */
export function EmptyReview({ totals }: { totals: Totals }) {
  return (
    <>
      <div>
        <p>Your cart is empty.</p>
        <Link to={paths.home} className="inline-flex min-h-11 items-center link">
          Continue Shopping
        </Link>
      </div>
      <OrderTotals totals={totals} />
    </>
  );
}

/** The review while the cart loads, or after it failed to load. */
export function PendingReview() {
  const loadError = useCart((cart) => cart.loadError);
  const load = useCart((cart) => cart.load);
  if (loadError) return <Failure error={loadError} onRetry={() => void load()} />;
  return (
    <Loading label="your order" className="flex flex-col gap-2 max-lg:absolute">
      <Skeleton className="h-10 max-lg:hidden" />
      <Skeleton className="h-10 max-lg:hidden" />
      <Skeleton className="mt-3 h-39 max-lg:hidden" />
    </Loading>
  );
}
