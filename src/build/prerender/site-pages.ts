import type { Artist, Artwork, Category } from '#src/contract/catalog.ts';
import type { Event } from '#src/contract/events.ts';
import { pageSummaries } from '#src/copy/page-summaries.ts';
import { paths } from '#src/paths.ts';

/** What the backend answered when the site was built; all lists are empty where no backend runs at build. */
export interface SiteRows {
  categories: readonly Category[];
  artists: readonly Artist[];
  artworks: readonly Artwork[];
  events: readonly Event[];
}

type StaticPageKind = keyof typeof pageSummaries;

/** A page whose address is known when the site is built. */
export type SitePage = {
  /** `/artwork/3`, without the site's base and as the router reads it, hence not percent-encoded. */
  path: string;
} & (
  | { kind: StaticPageKind | 'notFound' }
  | { kind: 'category'; row: Category }
  | { kind: 'artist'; row: Artist }
  | { kind: 'artwork'; row: Artwork }
  | { kind: 'event'; row: Event }
);

const STATIC_PAGES = Object.keys(pageSummaries) as StaticPageKind[];

/** 404.html, which a host sends for every address without a file of its own. */
export const NOT_FOUND_PAGE: SitePage = { kind: 'notFound', path: '/404' };

/** Every known page but 404.html; events that have passed keep theirs. */
export function listPages({ categories, artists, artworks, events }: SiteRows): SitePage[] {
  return [
    ...STATIC_PAGES.map((kind) => ({ kind, path: paths[kind] })),
    ...categories.map((row) => ({
      kind: 'category' as const,
      path: paths.category(row.slug),
      row,
    })),
    ...artists.map((row) => ({ kind: 'artist' as const, path: paths.artist(row.id), row })),
    ...artworks.map((row) => ({ kind: 'artwork' as const, path: paths.artwork(row.id), row })),
    ...events.map((row) => ({ kind: 'event' as const, path: paths.event(row.id), row })),
  ];
}

/** Whether search engines shall list the page: not one that shows only what belongs to its visitor. */
export function isIndexed({ kind }: SitePage): boolean {
  if (kind === 'notFound') return false;
  return !(kind in pageSummaries && 'isPrivate' in pageSummaries[kind as StaticPageKind]);
}
