import { useQuery } from '@tanstack/react-query';
import { ArtworkBrowser } from '#src/components/artwork-browser.tsx';
import { Failure } from '#src/components/failure.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { artworksQuery } from '#src/data/catalog.ts';

/** every artwork, with the category page's filter bar and grid. */
export function ArtworksScreen() {
  const query = useQuery(artworksQuery());
  return (
    <div className="page pt-14 pb-section">
      <PageHeading title="Artworks" className="mb-8">
        Artworks
      </PageHeading>
      {query.isError && !query.isFetching ? (
        <Failure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ArtworkBrowser artworks={query.data} />
      )}
    </div>
  );
}
