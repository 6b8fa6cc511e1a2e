/**
 * The `href` of a page of the site: its path, which begins with a slash, and its query, without a question mark.
 * @throws Error where it would lead to another site
 */
export function siteHref(pathname: string, query: string): string {
  // The single file has its path behind a hash.
  const href =
    import.meta.env.MODE === 'single'
      ? `?${query}#${pathname}`
      : `${import.meta.env.BASE_URL}${pathname.slice(1)}${query && `?${query}`}`;
  if (new URL(href, location.href).origin !== location.origin) {
    throw new Error(`"${pathname}" is no page of this site.`);
  }
  return href;
}
