export const BRAND = 'Vernissage';

export const HERO_HEADING = 'Discover Exceptional Artistic Talent';

/** The document title of a page; Home's has the heading instead of a name. */
export function documentTitle(page?: string): string {
  return page ? `${page} · ${BRAND}` : `${BRAND} - ${HERO_HEADING}`;
}
