export const BRAND = 'Vernissage';

export const HERO_HEADING = 'Discover Exceptional Artistic Talent';

/** The document title of a page; Home has no name and uses its heading. */
export function documentTitle(page?: string): string {
  return page ? `${page} · ${BRAND}` : `${BRAND} - ${HERO_HEADING}`;
}
