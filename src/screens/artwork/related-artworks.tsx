import { useQuery } from '@tanstack/react-query';
import { ArtworkGrid, ArtworkGridSkeleton } from '#src/components/artwork-grid.tsx';
import { QueryState } from '#src/components/query-state.tsx';
import { Section } from '#src/components/section.tsx';
import type { Artwork } from '#src/contract/catalog.ts';
import { artistQuery, artworksQuery } from '#src/data/catalog.ts';
import { moreByArtist, youMayAlsoLike } from '#src/domain/artworks.ts';

const SHOWN = 4;

/** Up to four other works by the same artist; hidden when there are none. */
export function MoreByArtist({ artwork }: { artwork: Artwork }) {
  const query = useQuery(artistQuery(artwork.artistId));
  const works = query.data && moreByArtist(artwork, query.data.artworks);
  if (works?.length === 0) return null;
  return (
    <Section title={`More by ${query.data?.artist.fullName ?? 'this artist'}`}>
      <QueryState query={query} loading={<ArtworkGridSkeleton count={SHOWN} length="four" />}>
        {() => <ArtworkGrid artworks={works ?? []} length="four" />}
      </QueryState>
    </Section>
  );
}

/** Up to four works of the same category by other artists; hidden when there are none. */
export function YouMayAlsoLike({ artwork }: { artwork: Artwork }) {
  const query = useQuery(artworksQuery(artwork.categoryId));
  const works = query.data && youMayAlsoLike(artwork, query.data);
  if (works?.length === 0) return null;
  return (
    <Section title="You May Also Like">
      <QueryState query={query} loading={<ArtworkGridSkeleton count={SHOWN} length="four" />}>
        {() => <ArtworkGrid artworks={works ?? []} length="four" />}
      </QueryState>
    </Section>
  );
}
