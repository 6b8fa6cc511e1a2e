import { ArtworkGridSkeleton } from '#src/components/artwork-grid.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { cx } from '#src/ui/cx.ts';
import { ARTIST_COLUMNS, LARGE_WORK_FRAME } from './large-work.tsx';

/** The layout of the page while the artist loads. */
export function ArtistSkeleton() {
  return (
    <div className="page pb-section split:pt-4 xl:pt-8">
      <Loading label="the artist" className={ARTIST_COLUMNS}>
        <LargeWorkSkeleton />
        <div>
          <div className="flex items-center gap-x-5">
            <Skeleton className="size-24 shrink-0 xl:size-32" />
            <div className="flex-1">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="mt-2 h-12 w-64 max-w-full" />
            </div>
          </div>
          <Skeleton className="mt-5 h-18 max-w-measure" />
          <div className="h-11" />
        </div>
      </Loading>
      <PortfolioSkeleton />
    </div>
  );
}

export function LargeWorkSkeleton() {
  return <Skeleton className={cx('mb-10 min-h-(--height)', LARGE_WORK_FRAME)} />;
}

/** The layout of the tabs while they load. */
export function PortfolioSkeleton() {
  return (
    <>
      <Skeleton className="mt-4 h-11 w-full xl:mt-8" />
      <div className="pt-6 xl:pt-8">
        <ArtworkGridSkeleton count={4} />
      </div>
    </>
  );
}
