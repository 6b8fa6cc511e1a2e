import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ArtistPortrait } from '#src/components/artist-portrait.tsx';
import { SocialLinks } from '#src/components/social-links.tsx';
import type { Artist } from '#src/domain/catalog.ts';
import { artistsQuery } from '#src/data/catalog.ts';
import { artistLabel } from '#src/domain/artists.ts';
import { paths } from '#src/paths.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { ListSection } from './list-section.tsx';

/** Spec 9: the first four artists. */
const SHOWN = 4;

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-4 lg:gap-x-8';

export function ArtistSpotlights() {
  const query = useQuery(artistsQuery());
  return (
    <ListSection
      title="Artist Spotlights"
      more={{ label: 'View All Artists', to: paths.artists }}
      query={query}
      loading={<SpotlightsSkeleton />}
      empty={{ text: 'No artists yet.', label: 'Become the first', to: paths.artistSignUp }}
    >
      {(artists) => (
        <ul className={GRID}>
          {artists.slice(0, SHOWN).map((artist) => (
            <li key={artist.id}>
              <Spotlight artist={artist} />
            </li>
          ))}
        </ul>
      )}
    </ListSection>
  );
}

function Spotlight({ artist }: { artist: Artist }) {
  const { id, fullName, artistType } = artist;
  return (
    <article className="group grid">
      <ArtistPortrait
        artist={artist}
        sizes="(min-width: 48rem) 22vw, 45vw"
        className="col-start-1 row-start-1 aspect-square"
      />
      <h3 className="mt-4 text-22">{fullName}</h3>
      <p className="text-14 text-muted">{artistLabel(artistType)}</p>
      <SocialLinks name={fullName} />
      {/* Over the portrait on hover and focus; below the name where nothing hovers. */}
      <Link
        to={paths.artist(id)}
        className="mt-1 flex min-h-11 items-center text-14 link can-hover:col-start-1 can-hover:row-start-1 can-hover:mt-0 can-hover:justify-center can-hover:self-end can-hover:bg-ink can-hover:px-2 can-hover:text-center can-hover:text-paper can-hover:no-underline can-hover:opacity-0 can-hover:group-focus-within:opacity-100 can-hover:group-hover:opacity-100 can-hover:hover:text-paper can-hover:focus-visible:-outline-offset-4 can-hover:focus-visible:outline-paper"
      >
        View Artist Profile <span className="sr-only">{`of ${fullName}`}</span>
      </Link>
    </article>
  );
}

function SpotlightsSkeleton() {
  return (
    <Loading label="artists" className={GRID}>
      {[1, 2, 3, 4].map((card) => (
        <div key={card}>
          <Skeleton className="aspect-square" />
          <Skeleton className="mt-5 h-6 w-3/4" />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-3 h-6 w-1/3" />
        </div>
      ))}
    </Loading>
  );
}
