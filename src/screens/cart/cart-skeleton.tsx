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
    <div className="grid grid-cols-[min(6rem,20cqi)_1fr_auto] gap-x-4 border-b border-hairline py-4 sm:grid-cols-[6rem_1fr_auto] sm:gap-x-8 sm:py-6">
      <Skeleton className="aspect-square self-start" />
      <div>
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-2 h-6 w-3/5 sm:h-7" />
        <Skeleton className="mt-2 h-5 w-20" />
        <Skeleton className="mt-2 h-11.5 w-32 sm:hidden" />
      </div>
      <Skeleton className="h-6 w-20 sm:h-12 sm:w-34" />
    </div>
  );
}
