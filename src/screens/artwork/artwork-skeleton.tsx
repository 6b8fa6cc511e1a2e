import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

/** The layout of the page while the artwork loads. */
export function ArtworkSkeleton() {
  return (
    <Loading label="the artwork" className="page pb-section split:pt-4">
      <Skeleton className="my-3 h-5 w-64 split:mb-7 short:hidden" />
      <div className="artwork-columns">
        <Skeleton className="h-[calc(var(--height)+7.5rem)] picture-height split:h-[calc(min(var(--height),51cqi)+8.5rem)] lg:h-[calc(var(--height)+9.25rem)] short:h-[calc(var(--height)+1.5rem)]!" />
        <div>
          <Skeleton className="h-4 w-20" />
          <Skeleton className="mt-3 h-12 w-4/5" />
          <Skeleton className="mt-4 h-6 w-44" />
          <Skeleton className="mt-6 h-9 w-36" />
          <Skeleton className="mt-6 h-12 w-full" />
          <Skeleton className="mt-8 h-28 w-full" />
          <Skeleton className="mt-10 h-48 w-full" />
        </div>
      </div>
    </Loading>
  );
}
