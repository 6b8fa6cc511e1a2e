import { useQuery } from '@tanstack/react-query';
import { ArtworkGrid, ArtworkGridSkeleton } from '#src/components/artwork-grid.tsx';
import { QueryState } from '#src/components/query-state.tsx';
import { Section } from '#src/components/section.tsx';
import type { Artwork } from '#src/domain/catalog.ts';
import { artistQuery, artworksQuery } from '#src/data/catalog.ts';
import { isMissing } from '#src/data/http.ts';
import { moreByArtist, youMayAlsoLike } from '#src/domain/artworks.ts';
import type { Id } from '#src/domain/id.ts';

const SHOWN = 4;

/** Up to four other works by the same artist; hidden when there are none, or no such artist. */
export function MoreByArtist({ artwork }: { artwork: Artwork }) {
  const { artistId } = artwork;
  return artistId === undefined ? null : <WorksByArtist artwork={artwork} artistId={artistId} />;
}

function WorksByArtist({ artwork, artistId }: { artwork: Artwork; artistId: Id }) {
  const query = useQuery(artistQuery(artistId));
  const works = query.data && moreByArtist(artwork, query.data.artworks);
  if (works?.length === 0 || isMissing(query.error)) return null;
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
  const { categoryId } = artwork;
  return categoryId === undefined ? null : (
    <WorksOfCategory artwork={artwork} categoryId={categoryId} />
  );
}

function WorksOfCategory({ artwork, categoryId }: { artwork: Artwork; categoryId: Id }) {
  const query = useQuery(artworksQuery(categoryId));
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
