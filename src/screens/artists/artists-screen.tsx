import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ArtistPortrait } from '#src/components/artist-portrait.tsx';
import { FilterChips } from '#src/components/filter-chips.tsx';
import { ListPage } from '#src/components/list-page.tsx';
import { useLabelFilters } from '#src/hooks/use-label-filters.ts';
import type { Artist } from '#src/domain/catalog.ts';
import { pluralize } from '#src/copy/format.ts';
import { artistsQuery } from '#src/data/catalog.ts';
import { artistLabel } from '#src/domain/artists.ts';
import { paths } from '#src/paths.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

const GRID =
  'grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4 lg:gap-x-8 md:short:grid-cols-4';

/** portraits with type badge, and filter chips by type. */
export function ArtistsScreen() {
  return (
    <ListPage
      title="Artists"
      query={useQuery(artistsQuery())}
      loading={<ArtistsSkeleton />}
      empty={{ text: 'No artists yet.', label: 'Become the first', to: paths.artistSignUp }}
    >
      {(artists) => <ArtistList artists={artists} />}
    </ListPage>
  );
}

function ArtistList({ artists }: { artists: readonly Artist[] }) {
  const { shown, filters } = useLabelFilters(artists, {
    type: ({ artistType }) => artistLabel(artistType),
  });
  return (
    <div className="by-visitor-state">
      {/* On a phone held sideways in one line. */}
      <div className="short:mb-3 split:short:flex split:short:items-center split:short:gap-4">
        <FilterChips label="Type of artist" filter={filters.type} />
        <p role="status" className="my-4 shrink-0 text-muted split:short:my-0">
          {`Showing ${pluralize(shown.length, 'artist')}`}
        </p>
      </div>
      <ul className={GRID}>
        {shown.map((artist) => (
          <li key={artist.id}>
            <Link to={paths.artist(artist.id)} className="group block hover:text-accent">
              <ArtistPortrait
                artist={artist}
                sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 45vw"
                className="aspect-square"
              />
              <h2 className="mt-4 text-22">{artist.fullName}</h2>
              <p className="mt-1 eyebrow text-muted">{artistLabel(artist.artistType)}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ArtistsSkeleton() {
  return (
    <Loading label="artists">
      <Skeleton className="h-11 w-full max-w-160" />
      <Skeleton className="my-4 h-6 w-40" />
      <div className={GRID}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
          <div key={card}>
            <Skeleton className="aspect-square" />
            <Skeleton className="mt-5 h-6 w-3/4" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
