import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { CartColumns } from './cart-columns.tsx';

/** The layout of two lines and a summary. */
export function CartSkeleton() {
  return (
    <Loading label="your cart">
      <CartColumns summary={<Skeleton className="h-112" />}>
        <SkeletonLine />
        <SkeletonLine />
      </CartColumns>
    </Loading>
  );
}

function SkeletonLine() {
  return (
    <div className="flex gap-5 border-b border-hairline py-6 sm:gap-8">
      <Skeleton className="size-24 shrink-0" />
      <div className="flex-1">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-2 h-7 w-3/5" />
        <Skeleton className="mt-2 h-5 w-20" />
      </div>
      <Skeleton className="hidden h-12 w-34 sm:block" />
    </div>
  );
}
