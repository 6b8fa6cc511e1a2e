/** Where the site will stand. */
export interface SiteAddress {
  /** The absolute address of its home page with a slash at the end; undefined where the build was not told. */
  siteUrl?: string | undefined;
  /** Vite's base, `/` or `/demo/`. */
  base: string;
}

/**
 * The absolute address of the site from the environment variable `VITE_SITE_URL`: its origin, with or without the base.
 * @throws when it is not such an address
 */
export function readSiteUrl(value: string | undefined, base: string): string | undefined {
  if (!value) return undefined;
  const refuse = (reason: string) => new Error(`VITE_SITE_URL ${reason}, but is "${value}".`);
  if (!URL.canParse(value) || !/^https?:/i.test(value)) {
    throw refuse('must be an absolute http or https URL such as https://shop.example/');
  }
  const url = new URL(value);
  if (url.username || url.password || url.search || url.hash) {
    throw refuse('must have no user, query or fragment');
  }
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  if (path !== '/' && path !== base) throw refuse(`must have no path other than the base ${base}`);
  return url.origin + base;
}

/** The address that all others begin with: absolute where the site's is known, else from the root of its origin. */
export function rootOf({ siteUrl, base }: SiteAddress): string {
  return siteUrl ?? base;
}

/** The address of a page below this root. */
export function addressOf(path: string, root: string): string {
  return root + path.slice(1).split('/').map(encodeURIComponent).join('/');
}
