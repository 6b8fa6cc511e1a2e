import { lazy, memo, type ReactNode, Suspense, useDeferredValue, useMemo, useRef } from 'react';
import type { Artwork } from '#src/domain/catalog.ts';
import { cx } from '#src/ui/cx.ts';
import { pluralize } from '#src/copy/format.ts';
import {
  countOptions,
  filterParameters,
  NO_FILTERS,
  readFilters,
  selectArtworks,
} from '#src/domain/artwork-filters.ts';
import { useSiteRouter } from '#src/router/site-router.tsx';
import { Link } from 'react-router-dom';
import { paths } from '#src/paths.ts';
import { Button, buttonClasses } from '#src/ui/button.tsx';
import { DeferredImport } from './deferred-import.tsx';
import { EmptyFrame } from './empty-frame.tsx';
import { ArtworkFilterBar } from './artwork-filter-bar.tsx';
import { ArtworkGrid, ArtworkGridSkeleton } from './artwork-grid.tsx';
import { useIsHydrated } from '#src/hooks/use-is-hydrated.ts';
import { usePageQuery } from '#src/hooks/use-page-query.ts';

/** Spec 2: eight skeleton cards while loading. */
const SKELETON_CARDS = 8;

/** Lists from this length on are windowed, whatever a filter leaves: a hundred cards take longer than ten rows. */
const WINDOWED_FROM = 200;

// Loaded on demand: no list of the seeded shop is that long.
const WindowedArtworkGrid = lazy(async () => ({
  default: (await import('./windowed-artwork-grid.tsx')).WindowedArtworkGrid,
}));

const loadRecentlyViewed = async () => (await import('./recently-viewed.tsx')).RecentlyViewed;

const loadSuggestedWorks = async () => (await import('./suggested-works.tsx')).SuggestedWorks;

/**
 * A list of artworks with a filter bar; filtering and sorting happen on the client.
 * @param artworks undefined while they load
 * @param heading that of the page, where it stands beside the filters
 */
export function ArtworkBrowser({
  artworks,
  heading,
}: {
  artworks: readonly Artwork[] | undefined;
  heading?: ReactNode;
}) {
  // Spec 2: filters and sort reset when the slug changes; links to a slug have no query.
  const query = usePageQuery();
  const filters = useMemo(() => readFilters((name) => query.get(name)), [query]);
  const { replaceQuery } = useSiteRouter();
  const resultLine = useRef<HTMLParagraphElement>(null);

  function clearFilters() {
    replaceQuery(filterParameters(NO_FILTERS));
    // The pressed button may be the empty state's, which unmounts and loses the focus.
    resultLine.current?.focus();
  }

  // The filter bar shows a choice at once; a list of thousands follows when it is made. What the address asks for at the
  // start is shown at once, so that the page never shows the whole list beside it.
  const isHydrated = useIsHydrated();
  const listed = useDeferredValue(isHydrated ? filters : undefined) ?? filters;
  const shown = useMemo(() => artworks && selectArtworks(artworks, listed), [artworks, listed]);
  const counts = useMemo(() => artworks && countOptions(artworks, listed), [artworks, listed]);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 border-b border-hairline not-compact:gap-y-4 not-compact:pb-4 max-sm:border-none max-sm:pb-0!">
        {heading}
        <div className="by-visitor-state flex-[1_1_44rem]">
          <h2 className="sr-only">Artworks</h2>
          <ArtworkFilterBar
            filters={filters}
            counts={counts}
            onChange={(chosen) => replaceQuery(filterParameters(chosen))}
            onClear={shown?.length === 0 ? undefined : clearFilters}
          >
            <p ref={resultLine} role="status" tabIndex={-1} className="text-muted outline-none">
              {shown && `Showing ${pluralize(shown.length, 'result')}`}
            </p>
          </ArtworkFilterBar>
        </div>
      </div>
      <div className="by-visitor-state mt-5 lg:mt-6 low:mt-4 compact:mt-3!">
        {shown === undefined && <ArtworkGridSkeleton count={SKELETON_CARDS} />}
        {artworks && shown?.length === 0 && (
          <NoArtworks isFiltered={artworks.length > 0} onClear={clearFilters} />
        )}
        {artworks && shown && shown.length > 0 && (
          <ArtworkList artworks={shown} isWindowed={artworks.length >= WINDOWED_FROM} />
        )}
      </div>
      <div
        className={cx(
          'empty:hidden',
          shown?.length === 0
            ? 'mt-3 [--highest:15svh] *:pt-4! md:[--highest:23svh] lg:[--highest:19svh] xl:[--highest:24svh] [&_h2]:text-22! md:max-lg:[&_li:nth-child(n+4)]:hidden [&_li:nth-child(n+5)]:hidden'
            : 'mt-section',
        )}
      >
        {artworks && (
          <DeferredImport
            load={shown?.length === 0 ? loadSuggestedWorks : loadRecentlyViewed}
            props={{}}
          />
        )}
      </div>
    </>
  );
}

const ArtworkList = memo(function ArtworkList({
  artworks,
  isWindowed,
}: {
  artworks: readonly Artwork[];
  isWindowed: boolean;
}) {
  if (!isWindowed) return <ArtworkGrid artworks={artworks} />;
  return (
    <Suspense fallback={<ArtworkGridSkeleton count={SKELETON_CARDS} />}>
      <WindowedArtworkGrid artworks={artworks} />
    </Suspense>
  );
});

function NoArtworks({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyFrame
      heading="No artworks found"
      // The works that follow are more to go on with than a picture.
      beside={isFiltered ? false : undefined}
      action={
        <div className="flex flex-wrap gap-x-8">
          {!isFiltered && (
            <Link to={paths.events} className={buttonClasses('primary')}>
              View All Events
            </Link>
          )}
          <Button variant="tertiary" onClick={onClear}>
            Clear Filters
          </Button>
        </div>
      }
    >
      {isFiltered ? 'Nothing here matches what you chose.' : 'There is nothing here yet.'}
    </EmptyFrame>
  );
}
