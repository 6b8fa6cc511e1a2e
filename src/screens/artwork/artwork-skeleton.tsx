import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

/** The layout of the page while the artwork loads. */
export function ArtworkSkeleton() {
  return (
    <Loading label="the artwork" className="page pb-section split:pt-4">
      <Skeleton className="my-3 h-5 w-36 split:mb-7 short:hidden" />
      <div className="artwork-columns">
        <Skeleton className="h-[calc(var(--height)+8rem)] picture-height split:h-[calc(min(var(--height),51cqi)+9rem)] short:h-[calc(var(--height)+1.5rem)]!" />
        <div>
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-1 h-8.5 w-4/5 split:mt-2 split:h-10 xl:h-12" />
          <Skeleton className="mt-1 h-7 w-44 split:mt-3" />
          <Skeleton className="mt-2 h-7 w-24 split:mt-4 split:h-8" />
          <div className="mt-6 grid grid-cols-2 gap-x-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
          <Skeleton className="mt-6 h-28" />
          <Skeleton className="mt-6 h-48 max-lg:hidden" />
        </div>
      </div>
      <Skeleton className="mt-5 h-18 split:mt-0 lg:hidden" />
    </Loading>
  );
}
