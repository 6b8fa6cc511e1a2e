import type { Artwork, Category } from '#src/contract/catalog.ts';
import { pageSummaries } from '#src/copy/page-summaries.ts';
import { brand } from '#src/copy/brand.ts';
import { NO_FILTERS, selectArtworks } from '#src/domain/artwork-filters.ts';
import { paths } from '#src/paths.ts';
import { addressOf, rootOf } from './site-address.ts';
import type { SitePage } from './site-pages.ts';
import {
  eventPage,
  organization,
  person,
  product,
  type Site,
  type Thing,
} from './structured-rows.ts';

/** What a page says of itself to search engines, in the vocabulary of schema.org. */
export function structuredData(page: SitePage, site: Site): object | undefined {
  const things = thingsOf(page, site);
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined;
}

function thingsOf(page: SitePage, site: Site): Thing[] {
  const { rows } = site;
  switch (page.kind) {
    case 'home':
      return [organization(site), { '@type': 'WebSite', name: brand.name, url: rootOf(site) }];
    case 'artists':
      return [
        collection(
          pageSummaries.artists.title,
          page,
          rows.artists.map(({ id }) => paths.artist(id)),
          site,
        ),
      ];
    case 'artworks':
      return [collection(pageSummaries.artworks.title, page, artworkPaths(rows.artworks), site)];
    case 'events':
      // Without the list, because which events are upcoming depends on the day of the visit.
      return [collection(pageSummaries.events.title, page, [], site)];
    case 'category': {
      const { id, name } = page.row;
      const works = artworkPaths(rows.artworks.filter(({ categoryId }) => categoryId === id));
      return [collection(name, page, works, site), breadcrumb([[name, page.path]], site)];
    }
    case 'artist': {
      const { fullName } = page.row;
      return [
        { '@type': 'ProfilePage', mainEntity: person(page.row, site) },
        breadcrumb([ARTISTS, [fullName, page.path]], site),
      ];
    }
    case 'artwork': {
      const category = rows.categories.find(({ id }) => id === page.row.categoryId);
      return [
        product(page.row, category, site),
        breadcrumb(
          [...(category ? [categoryEntry(category)] : []), [page.row.title, page.path]],
          site,
        ),
      ];
    }
    case 'event':
      return [eventPage(page.row, site), breadcrumb([EVENTS, [page.row.title, page.path]], site)];
    default:
      return [];
  }
}

/** A step on the way to a page. */
type Entry = readonly [name: string, path: string];

const ARTISTS: Entry = [pageSummaries.artists.title, paths.artists];
const EVENTS: Entry = [pageSummaries.events.title, paths.events];
const categoryEntry = ({ name, slug }: Category): Entry => [name, paths.category(slug)];

/** In the order of the page before a filter is chosen. */
function artworkPaths(artworks: readonly Artwork[]): string[] {
  return selectArtworks(artworks, NO_FILTERS).map(({ id }) => paths.artwork(id));
}

function breadcrumb(entries: readonly Entry[], site: Site): Thing {
  const trail: Entry[] = [['Home', paths.home], ...entries];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path, rootOf(site)),
    })),
  };
}

/** A page that lists others, whose names search engines read there. */
function collection(name: string, page: SitePage, listed: readonly string[], site: Site): Thing {
  const root = rootOf(site);
  return {
    '@type': 'CollectionPage',
    name,
    url: addressOf(page.path, root),
    ...(listed.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: listed.length,
        itemListElement: listed.map((path, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: addressOf(path, root),
        })),
      },
    }),
  };
}
