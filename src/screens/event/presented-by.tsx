import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ArtistPortrait } from '#src/components/artist-portrait.tsx';
import { QueryState } from '#src/components/query-state.tsx';
import { artistQuery } from '#src/data/catalog.ts';
import { isMissing } from '#src/data/http.ts';
import { artistLabel } from '#src/domain/artists.ts';
import type { Id } from '#src/domain/id.ts';
import { paths } from '#src/paths.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

/** The card of the artist who presents the event; hidden where a server has no such artist. */
export function PresentedBy({ artistId }: { artistId: Id }) {
  const query = useQuery(artistQuery(artistId));
  if (isMissing(query.error)) return null;
  return (
    <section className="split:col-start-1">
      <h2 className="text-28">Presented By</h2>
      <div className="mt-5">
        <QueryState
          query={query}
          loading={
            <Loading label="the artist">
              <Skeleton className="h-28" />
            </Loading>
          }
        >
          {({ artist }) => (
            <Link
              to={paths.artist(artist.id)}
              className="flex items-center gap-6 border-y border-hairline py-4 hover:text-accent"
            >
              <ArtistPortrait artist={artist} sizes="5rem" className="size-20 shrink-0" />
              <span>
                <span className="block font-serif text-22">{artist.fullName}</span>
                <span className="block eyebrow text-muted">{artistLabel(artist.artistType)}</span>
              </span>
            </Link>
          )}
        </QueryState>
      </div>
    </section>
  );
}
