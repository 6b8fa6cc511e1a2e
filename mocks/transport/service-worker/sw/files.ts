import { RELOAD_SEARCH } from '#src/site/reload-search.ts';
import { pathOfFile } from '#src/paths.ts';
import { isHtml } from '../html-response.ts';
import type { FileCount } from '../messages.ts';
import type { SiteManifest } from '../site-manifest.ts';
import { isOwnPage } from '#src/build/service-worker/sw/scope.ts';
import { build } from './build.ts';
import { findCached, openCache, openCacheInUse, urlOf } from './scope.ts';

/** The page without content, for every address of the site that has none of its own. */
const shell = urlOf('shell.html');

/** Milliseconds after which a page that is not cached gives way to the one without content. */
const PAGE_TIMEOUT = 3000;

interface File {
  url: string;
  /** Its key in the cache: that of a changed file is another one, an unchanged file stays. */
  key: string;
  integrity: string;
}

const files = filesByUrl(build.files);
const rowPages = filesByUrl(build.rowPages);
const pages = new Map(
  [...files.values(), ...rowPages.values()]
    .filter(({ url }) => url.endsWith('.html'))
    .map((file) => [addressOf(file.url), file]),
);

function filesByUrl(list: SiteManifest['files']): Map<string, File> {
  return new Map(
    list.map(([path, integrity]) => {
      const url = urlOf(path);
      return [url, { url, key: `${url}?${integrity}`, integrity }];
    }),
  );
}

/** The address of a page, the same for each of its spellings: the router ignores case and a slash at the end. */
function addressOf(href: string): string {
  const { origin, pathname } = new URL(href);
  return origin + pathOfFile(pathname).replace(/\/$/, '').toLowerCase();
}

/** The file a request asks for, cache first; undefined where it is none of this build. */
export function answerFile(request: Request, url: URL): Promise<Response> | undefined {
  const file = files.get(url.origin + url.pathname);
  return file && cacheFirst(file, request);
}

/**
 * The page of an address of this site: the prerendered one where it is cached or comes soon, else the one without
 * content. Any other address may be another site's below the scope: there it is network first. Undefined where the
 * request is no navigation.
 */
export function answerPage(request: Request, url: URL): Promise<Response> | undefined {
  const fallback = files.get(shell);
  if (!fallback || request.mode !== 'navigate') return undefined;
  if (!isOwnPage(url.href)) return isFile(url) ? undefined : networkFirst(fallback, request);
  const page = pages.get(addressOf(url.href));
  return page ? cachedOrSoon(page, fallback, request) : cacheFirst(fallback, request);
}

async function cachedOrSoon(page: File, fallback: File, request: Request): Promise<Response> {
  // The page that is kept has not started.
  const isBroken = new URL(request.url).search === RELOAD_SEARCH;
  const cached = isBroken ? undefined : await findCached('files', page.key);
  if (cached) return cached;
  try {
    const cache = await openCacheInUse('files');
    if (cache) await add(cache, page, AbortSignal.timeout(PAGE_TIMEOUT));
    return cacheFirst(page, request);
  } catch {
    // Offline, slow, or the page of another build.
    return cacheFirst(fallback, request);
  }
}

/**
 * Caches every file of this build; one that has not changed since an earlier build is not fetched again.
 * @throws when a file cannot be fetched, which makes the installation of an update fail
 */
export async function precacheFiles(): Promise<void> {
  const cache = await openCache('files');
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...files.values()].filter(({ key }) => !cached.has(key));
  // Pages come last: once they are cached, so is all they need.
  await Promise.all(missing.filter((file) => !isPage(file)).map((file) => add(cache, file)));
  await Promise.all(missing.filter(isPage).map((file) => add(cache, file)));
}

/** Counts the files of this build that are cached. */
export async function countFiles(): Promise<FileCount> {
  const cache = await openCacheInUse('files');
  const cached = new Set((await cache?.keys())?.map(({ url }) => url));
  const kept = [...files.values()].filter(({ key }) => cached.has(key));
  return { kept: kept.length, total: files.size };
}

/** Drops the files of earlier builds. */
export async function dropOldFiles(): Promise<void> {
  const cache = await openCacheInUse('files');
  if (!cache) return;
  const current = new Set([...files.values(), ...rowPages.values()].map(({ key }) => key));
  const old = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function cacheFirst({ key }: File, request: Request): Promise<Response> {
  return (await findCached('files', key)) ?? fetch(request);
}

/** A 404 with a page counts as a response: the 404.html of another copy of the shop opens its deep links. */
async function networkFirst({ key }: File, request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => Response.error());
  const isUsable = response.type === 'opaqueredirect' || response.ok || isHtml(response);
  if (isUsable) return response;
  return (await findCached('files', key)) ?? response;
}

/**
 * Fetches a file into the cache. The integrity check refuses files of another build, and the page that some hosts send
 * for a missing file.
 */
async function add(cache: Cache, file: File, signal?: AbortSignal): Promise<void> {
  const { url, key, integrity } = file;
  // Some hosts add a script of theirs to pages; those that are needed offline are taken as they come.
  const isChecked = !isPage(file) || rowPages.has(url);
  const response = await fetch(url, {
    cache: 'no-cache',
    ...(isChecked && { integrity }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // A proxy may answer 200 with an error, and during a deployment the page may be that of another build.
  const isOurs = isChecked || (await response.clone().text()).includes(build.name);
  if (!isOurs) throw new Error(`${url} is no page of this build`);
  await cache.put(key, response.redirected ? unredirected(response) : response);
}

const isPage = ({ url }: File) => url.endsWith('.html');

/** A host may redirect /index.html to /; the browser refuses a redirected response for a navigation. */
const unredirected = ({ body, headers }: Response) => new Response(body, { headers });

/** Files have a dot in their last segment. */
const isFile = ({ pathname }: URL) => /\.[^/]*$/.test(pathname);
