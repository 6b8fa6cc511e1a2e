import type { Artwork } from '#src/contract/catalog.ts';
import { formatPrice, formatPriceRange } from '#src/copy/format.ts';
import { artistLabel } from '#src/domain/artists.ts';
import type { SitePage } from './site-pages.ts';
import type { Site } from './structured-rows.ts';

/** Home's description begins with its title, which a link preview shows above it. */
const HOME_DESCRIPTION =
  'Paintings, pet portraits, films and live events, straight from the people who make them.';

/** The title of a page's link preview, which names who made what; the page's own name is `name`. */
export function previewTitle(page: SitePage, name: string, site: Site): string {
  switch (page.kind) {
    case 'artwork': {
      const artist = site.rows.artists.find(({ id }) => id === page.row.artistId);
      return artist ? `${name} by ${artist.fullName}` : name;
    }
    case 'artist':
      return `${name}, ${artistLabel(page.row.artistType)}`;
    default:
      return name;
  }
}

/** The text of a page's link preview: first what a buyer asks, then the page's description. */
export function previewDescription(page: SitePage, description: string): string {
  switch (page.kind) {
    case 'home':
      return HOME_DESCRIPTION;
    case 'artwork':
      return `${factsOf(page.row)}. ${description}`;
    case 'event': {
      const { venue, location } = page.row;
      // Not its date, which counts from the day of the visit.
      return `${venue}, ${location}. Tickets ${formatPriceRange(page.row)}. ${description}`;
    }
    default:
      return description;
  }
}

function factsOf({ medium, dimensions, price, isSold }: Artwork): string {
  return [medium, dimensions, isSold ? 'sold' : formatPrice(price)].filter(Boolean).join(', ');
}
