import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { AddToCartButton } from '#src/components/add-to-cart-button.tsx';
import { ArtistPortrait } from '#src/components/artist-portrait.tsx';
import { EventTime } from '#src/components/date-badge.tsx';
import { GetTicketsButton } from '#src/components/get-tickets-button.tsx';
import { MattedPicture } from '#src/components/picture.tsx';
import { Price } from '#src/components/price.tsx';
import { SoldMark } from '#src/components/sold-mark.tsx';
import { QueryState } from '#src/components/query-state.tsx';
import { Section } from '#src/components/section.tsx';
import type { Artist, Artwork } from '#src/domain/catalog.ts';
import type { Event } from '#src/domain/events.ts';
import { firstSentences } from '#src/copy/first-sentences.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { featuredArtistQuery } from '#src/data/catalog.ts';
import { isMissing } from '#src/data/http.ts';
import { artistLabel } from '#src/domain/artists.ts';
import { paths } from '#src/paths.ts';
import { buttonClasses } from '#src/ui/button.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

// Artwork, artist, event; each keeps its column when another is missing.
const GRID = 'grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-[5fr_3fr_5fr]';

/** Characters of the biography, in whole sentences. */
const BIO_LENGTH = 120;

const PLATE_SIZES =
  '(min-width: 80rem) 29rem, (min-width: 64rem) 36vw, (min-width: 48rem) 44vw, 90vw';

/** The featured artist with the first artwork and event; a missing one hides its column. */
export function FeaturedArtist() {
  const query = useQuery(featuredArtistQuery());
  const { artist, artworks, events } = query.data ?? {};
  const [artwork] = artworks ?? [];
  const [event] = events ?? [];
  const isEmpty = query.isSuccess && !artist && !artwork && !event;
  if (isEmpty || isMissing(query.error)) return null;
  return (
    <Section
      title="Featured Artist"
      more={{ label: 'More artists', to: paths.artists }}
      className="page"
    >
      <QueryState query={query} loading={<FeaturedSkeleton />}>
        {() => (
          <div className={GRID}>
            {artist && <ArtistPlate artist={artist} />}
            {artwork && <ArtworkPlate artwork={artwork} />}
            {event && <EventPlate event={event} />}
          </div>
        )}
      </QueryState>
    </Section>
  );
}

function ArtistPlate({ artist }: { artist: Artist }) {
  return (
    <div className="flex flex-col md:col-span-2 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:items-start max-md:items-center max-md:text-center md:max-lg:grid md:max-lg:grid-cols-[12rem_1fr] md:max-lg:grid-rows-[1fr_auto_auto_auto_1fr] md:max-lg:justify-items-start md:max-lg:gap-x-8">
      <ArtistPortrait
        artist={artist}
        sizes="(min-width: 64rem) 17rem, 12rem"
        className="size-48 lg:aspect-4/5 lg:h-auto lg:w-full md:max-lg:row-span-5"
      />
      <h3 className="mt-5 text-22 md:max-lg:mt-0 md:max-lg:self-end">{artist.fullName}</h3>
      <p className="mt-1 eyebrow text-accent">{artistLabel(artist.artistType)}</p>
      <p className="mt-2 max-w-[44ch] text-14 text-muted">
        {firstSentences(artist.bio, BIO_LENGTH)}
      </p>
      <Link to={paths.artist(artist.id)} className={buttonClasses('tertiary', 'mt-2 lg:mt-auto')}>
        View Artist Profile
      </Link>
    </div>
  );
}

function ArtworkPlate({ artwork }: { artwork: Artwork }) {
  const { id, title, medium, image, price, isSold } = artwork;
  return (
    <div className="lg:col-start-1 lg:row-start-1">
      <Link to={paths.artwork(id)} tabIndex={-1} className="relative block">
        <MattedPicture
          mat="landscape"
          image={image}
          alt={joinTexts([title, medium])}
          sizes={PLATE_SIZES}
          className="bg-wall split:p-6"
        />
        {isSold && <SoldMark className="absolute top-full right-0 mt-1.5" />}
      </Link>
      <h3 className="mt-5 text-22 italic">{title}</h3>
      <p className="text-14 text-muted">{medium}</p>
      <Price dollars={price} className="mt-1" />
      <div className="mt-4 flex flex-wrap gap-3">
        <AddToCartButton artwork={artwork} variant="primary" />
        <Link to={paths.artwork(id)} className={buttonClasses('secondary')}>
          View Details <span className="sr-only">{`of ${title}`}</span>
        </Link>
      </div>
    </div>
  );
}

function EventPlate({ event }: { event: Event }) {
  const { id, title, image, date, venue, location } = event;
  return (
    <div className="lg:col-start-3 lg:row-start-1">
      <Link to={paths.event(id)} tabIndex={-1} className="block">
        <MattedPicture
          mat="landscape"
          image={image}
          alt={title}
          sizes={PLATE_SIZES}
          className="bg-wall split:p-6"
        />
      </Link>
      <h3 className="mt-5 text-22">
        <Link to={paths.event(id)} className="hover:text-accent">
          {title}
        </Link>
      </h3>
      <p className="text-14 text-muted">{joinTexts([venue, location])}</p>
      <EventTime date={date} className="mt-1 block font-semibold" />
      <div className="mt-4">
        <GetTicketsButton event={event} />
      </div>
    </div>
  );
}

function FeaturedSkeleton() {
  const plate = (
    <div>
      <Skeleton className="aspect-4/3" />
      <Skeleton className="mt-6 h-7 w-3/5" />
      <Skeleton className="mt-2 h-12 w-2/5" />
      <Skeleton className="mt-4 h-12 w-4/5" />
    </div>
  );
  return (
    <Loading label="the featured artist" className={GRID}>
      <div className="flex flex-col lg:col-start-2 lg:row-start-1 max-lg:items-center md:max-lg:col-span-2">
        <Skeleton className="size-48 lg:aspect-4/5 lg:h-auto lg:w-full" />
        <Skeleton className="mt-6 h-8 w-48" />
        <Skeleton className="mt-3 h-28 w-full" />
        <Skeleton className="mt-4 h-6 w-36" />
      </div>
      {plate}
      {plate}
    </Loading>
  );
}
