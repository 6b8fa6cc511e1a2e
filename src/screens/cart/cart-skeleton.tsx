import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { CartColumns } from './cart-columns.tsx';

/** The layout of three lines and a summary. */
export function CartSkeleton() {
  return (
    <Loading label="your cart">
      <CartColumns summary={<Skeleton className="h-106 lg:h-116" />}>
        <Skeleton className="clear-cart mb-6 h-5 w-20" />
        <div className="border-t border-ink">
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine />
        </div>
      </CartColumns>
    </Loading>
  );
}

function SkeletonLine() {
  return (
    <div className="cart-line">
      <Skeleton className="row-span-2 aspect-square" />
      <div>
        <Skeleton className="h-5 w-24" />
        <Skeleton className="mt-1 h-7 w-4/5" />
        <Skeleton className="mt-1 h-5 w-20" />
      </div>
      <Skeleton className="col-start-2 row-start-2 h-12 w-32 roomy:col-start-3 roomy:row-start-1" />
      <Skeleton className="col-start-3 row-start-1 mt-5.5 h-7 w-20 justify-self-end roomy:col-start-4" />
    </div>
  );
}
