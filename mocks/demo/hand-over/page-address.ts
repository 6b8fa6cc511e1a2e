import { brand } from '#src/copy/brand.ts';
import { DEMO_PARAMETERS, PAGE_PARAMETERS } from '#src/site/page-parameters.ts';
import { parseUrl } from '../parse-url.ts';
import { siteHref } from '../site-href.ts';
import { FRAGMENT } from '../state/asked-state.ts';

/** A page in one file has its path in the fragment. */
export const isSingleFile = import.meta.env.MODE === 'single';

const NOWHERE = 'http://shop.invalid';

/** The address of a page without what it says of the demo. */
export function plainAddress(href: string): URL {
  const url = new URL(href);
  for (const name of [...DEMO_PARAMETERS, ...PAGE_PARAMETERS]) url.searchParams.delete(name);
  // Without a question mark that nothing follows.
  url.search = String(url.searchParams);
  // The single file has its path there.
  if (!isSingleFile) url.hash = '';
  return url;
}

/** Path and query of a page within the site, for a file, which is opened at another address. */
export function pageOf(href: string): string {
  const { pathname, search, hash } = plainAddress(href);
  if (isSingleFile) return hash.slice(1) || '/';
  return `/${pathname.slice(import.meta.env.BASE_URL.length)}${search}`;
}

/** The address of such a page on this device. @throws Error where it would lead elsewhere */
export function hrefOfPage(page: string): string {
  const url = page.startsWith('/') ? parseUrl(page, NOWHERE) : undefined;
  if (url?.origin !== NOWHERE) throw new Error(`"${page}" is no page of this site.`);
  const { pathname, search } = plainAddress(url.href);
  const href = isSingleFile ? siteHref(pathname + search, '') : siteHref(pathname, search.slice(1));
  return plainAddress(new URL(href, location.href).href).href;
}

/** The address of this page without what was handed over; the history keeps the rest of its entry. */
export function removeFragment(): void {
  if (!location.hash.startsWith(FRAGMENT)) return;
  const url = new URL(location.href);
  url.hash = '';
  history.replaceState(history.state, '', url);
}

/** The name of a page: that of its title where it is open in this window, else its address in the site. */
export function nameOfPage(href: string): string {
  const page = pageOf(href);
  if (page === '/') return 'Home';
  const [path, query] = page.split('?');
  if (path !== pageOf(location.href).split('?')[0]) return page;
  const title = document.title.replace(` · ${brand.name}`, '');
  return query === undefined ? title : `${title}, with its filters`;
}
