import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

/** The layout of the page while the artwork loads. */
export function ArtworkSkeleton() {
  return (
    <Loading label="the artwork" className="page pt-4 pb-section">
      <Skeleton className="my-3 h-5 w-64" />
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <Skeleton className="aspect-4/3 lg:col-span-7" />
        <div className="lg:col-span-5">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="mt-3 h-12 w-4/5" />
          <Skeleton className="mt-4 h-6 w-44" />
          <Skeleton className="mt-6 h-9 w-36" />
          <Skeleton className="mt-7 h-28 w-full" />
          <Skeleton className="mt-9 h-12 w-full" />
          <Skeleton className="mt-10 h-48 w-full" />
        </div>
      </div>
    </Loading>
  );
}
