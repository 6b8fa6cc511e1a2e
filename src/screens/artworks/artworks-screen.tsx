import { useQuery } from '@tanstack/react-query';
import { ArtworkBrowser } from '#src/components/artwork-browser.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { QueryFailure } from '#src/components/query-state.tsx';
import { artworksQuery } from '#src/data/catalog.ts';

/** every artwork, with the category page's filter bar and grid. */
export function ArtworksScreen() {
  const query = useQuery(artworksQuery());
  if (query.isError && !query.isFetching) {
    return <QueryFailure page="Artworks" error={query.error} />;
  }
  return (
    <div className="page pt-5 pb-section lg:pt-6 compact:pt-0!">
      <ArtworkBrowser
        artworks={query.data}
        heading={
          <PageHeading title="Artworks" className="title-in-bar">
            Artworks
          </PageHeading>
        }
      />
    </div>
  );
}
