import type { Artist, ArtistPortfolio } from '#src/contract/catalog.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { byDate, isUpcoming } from '#src/domain/events.ts';
import { localTime } from '#src/domain/local-time.ts';
import { notFound } from '#mocks/backend/server/http-error.ts';
import { type Immutable, route } from '#mocks/backend/server/route.ts';
import type { HandlerContext } from './handler-context.ts';

/** Categories, artworks and artists, which only the seed changes. */
export function catalogRoutes({ database, clock }: HandlerContext) {
  /** Makes the portfolio of an artist, from the tables of the catalogue. */
  const loadPortfolios = async () => {
    const [artworks, events] = await Promise.all([database.artworks, database.events]);
    const now = localTime(clock());
    return (artist: Artist) => ({
      artist,
      artworks: artworks.where('artistId', artist.id),
      // upcoming events only, ascending.
      events: events
        .where('artistId', artist.id)
        .filter((event) => isUpcoming(event, now))
        .sort(byDate),
    });
  };

  return [
    route(endpoints.getFeaturedArtist, async () => {
      const [artists, portfolioOf] = await Promise.all([database.artists, loadPortfolios()]);
      const portfolios = artists.all().map(portfolioOf);
      // The first artists and artworks are on Home already, as spotlights and trending.
      const newestFirst = [...portfolios].sort((a, b) => firstWorkId(b) - firstWorkId(a));
      const featured =
        newestFirst.find(isWorthFeaturing) ?? newestFirst.find(hasUnsoldWork) ?? portfolios[0];
      if (!featured) throw notFound('Featured artist');
      return featured;
    }),

    route(endpoints.getCategories, async () => (await database.categories).all()),

    route(endpoints.getArtworks, async ({ query: { categoryId } }) => {
      const artworks = await database.artworks;
      return categoryId === undefined ? artworks.all() : artworks.where('categoryId', categoryId);
    }),

    route(endpoints.getArtwork, async ({ params }) => {
      const artwork = (await database.artworks).get(params.id);
      if (!artwork) throw notFound('Artwork');
      return artwork;
    }),

    route(endpoints.getArtists, async () => (await database.artists).all()),

    route(endpoints.getArtist, async ({ params }) => {
      const [artists, portfolioOf] = await Promise.all([database.artists, loadPortfolios()]);
      const artist = artists.get(params.id);
      if (!artist) throw notFound('Artist');
      return portfolioOf(artist);
    }),
  ];
}

type Portfolio = Pick<Immutable<ArtistPortfolio>, 'artworks' | 'events'>;

/** both cards of the Featured Artist section have something to sell. */
function isWorthFeaturing(portfolio: Portfolio): boolean {
  return hasUnsoldWork(portfolio) && portfolio.events.length > 0;
}

function firstWorkId({ artworks: [first] }: Portfolio): number {
  return first?.id ?? 0;
}

function hasUnsoldWork({ artworks: [first] }: Portfolio): boolean {
  return first !== undefined && !first.isSold;
}
