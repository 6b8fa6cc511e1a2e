import { ArtworkGridSkeleton } from '#src/components/artwork-grid.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

/** The layout of the page while the artist loads. */
export function ArtistSkeleton() {
  return (
    <div className="page pt-14 pb-section">
      <Loading label="the artist" className="flex flex-col gap-x-10 gap-y-6 md:flex-row">
        <Skeleton className="size-40 shrink-0" />
        <div className="flex-1">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-3 h-12 w-80 max-w-full" />
          <Skeleton className="mt-5 h-24 max-w-measure" />
        </div>
      </Loading>
      <PortfolioSkeleton />
    </div>
  );
}

/** The layout of the tabs while they load. */
export function PortfolioSkeleton() {
  return (
    <>
      <Skeleton className="mt-12 h-11 w-full" />
      <div className="pt-10">
        <ArtworkGridSkeleton count={4} />
      </div>
    </>
  );
}
