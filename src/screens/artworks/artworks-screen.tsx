import { useQuery } from '@tanstack/react-query';
import { ArtworkBrowser } from '#src/components/artwork-browser.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { QueryFailure } from '#src/components/query-state.tsx';
import { artworksQuery } from '#src/data/catalog.ts';

/** every artwork, with the category page's filter bar and grid. */
export function ArtworksScreen() {
  const query = useQuery(artworksQuery());
  const heading = (
    <PageHeading title="Artworks" className="title-in-bar">
      Artworks
    </PageHeading>
  );
  return (
    <div className="page pt-5 pb-section lg:pt-6 compact:pt-0!">
      {query.isError && !query.isFetching ? (
        <>
          <div className="mb-4">{heading}</div>
          <QueryFailure error={query.error} />
        </>
      ) : (
        <ArtworkBrowser artworks={query.data} heading={heading} />
      )}
    </div>
  );
}
