import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { CartColumns } from './cart-columns.tsx';

/** The layout of two lines and a summary. */
export function CartSkeleton() {
  return (
    <Loading label="your cart">
      <CartColumns summary={<Skeleton className="h-106 lg:h-120 xl:h-124" />}>
        <SkeletonLine />
        <SkeletonLine />
      </CartColumns>
    </Loading>
  );
}

function SkeletonLine() {
  return (
    <div className="cart-line">
      <Skeleton className="aspect-square" />
      <div>
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-2 h-7 w-3/5" />
        <Skeleton className="mt-2 h-18 w-20 roomy:h-5" />
      </div>
      <Skeleton className="h-6 w-20 roomy:h-12 roomy:w-34" />
    </div>
  );
}
