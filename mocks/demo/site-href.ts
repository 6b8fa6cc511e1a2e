/** The `href` of a page of the site: its path, which begins with a slash, and its query, without a question mark. */
export function siteHref(pathname: string, query: string): string {
  // The single file has its path behind a hash.
  if (import.meta.env.MODE === 'single') return `?${query}#${pathname}`;
  return `${import.meta.env.BASE_URL}${pathname.slice(1)}?${query}`;
}
