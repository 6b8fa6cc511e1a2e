import { isOwnPage } from '#src/build/service-worker/sw/scope.ts';
import { build } from './build.ts';
import { openCache, urlOf } from './scope.ts';

/** The page with which every address of the site is answered. */
const page = urlOf('index.html');

interface File {
  url: string;
  /** Where it is kept: a changed file has another key, an unchanged one stays. */
  key: string;
  integrity: string;
}

const files = new Map<string, File>();
for (const [path, integrity] of build.files) {
  const url = urlOf(path);
  files.set(url, { url, key: `${url}?${integrity}`, integrity });
}

/** The kept copy of the file a request asks for, or the network's while none is kept; undefined for no file of ours. */
export function answerFile(request: Request, url: URL): Promise<Response> | undefined {
  const file = files.get(url.origin + url.pathname);
  return file && keptOrFetched(file, request);
}

/**
 * The page, for an address that is one of its own. Any other may be another site's below the scope: there the page
 * only stands in where the network brings none. Undefined for what is not asked for as a page.
 */
export function answerPage(request: Request, url: URL): Promise<Response> | undefined {
  const file = files.get(page);
  if (!file || request.mode !== 'navigate') return undefined;
  if (isOwnPage(url.href)) return keptOrFetched(file, request);
  return isFile(url) ? undefined : fetchedOrKept(file, request);
}

/**
 * Keeps every file of this build; one that has not changed since an earlier build is not fetched again.
 * @throws when a file cannot be had, which makes the installation of an update fail
 */
export async function keepFiles(): Promise<void> {
  const cache = await openCache('files');
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...files.values()].filter(({ key }) => !kept.has(key));
  // The page comes last: once it is kept, so is all it needs.
  await Promise.all(missing.filter(({ url }) => url !== page).map((file) => keep(cache, file)));
  await Promise.all(missing.filter(({ url }) => url === page).map((file) => keep(cache, file)));
}

/** Drops the files of earlier builds. */
export async function dropOldFiles(): Promise<void> {
  const cache = await openCache('files');
  const current = new Set([...files.values()].map(({ key }) => key));
  const old = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function keptOrFetched({ key }: File, request: Request): Promise<Response> {
  const cache = await openCache('files');
  return (await cache.match(key)) ?? fetch(request);
}

/** Also a 404 is the network's to give, if it is a page: that of another copy of the shop opens its deep links. */
async function fetchedOrKept({ key }: File, request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => Response.error());
  const isUsable = response.type === 'opaqueredirect' || response.ok || isHtml(response);
  if (isUsable) return response;
  const cache = await openCache('files');
  return (await cache.match(key)) ?? response;
}

const isHtml = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') === true;

/** The check of integrity refuses the files of another build, and the page some hosts send for a missing file. */
async function keep(cache: Cache, { url, key, integrity }: File): Promise<void> {
  // Some hosts add a script of theirs to the page.
  const response = await fetch(url, { cache: 'no-cache', ...(url !== page && { integrity }) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await cache.put(key, response.redirected ? unredirected(response) : response);
}

/** A host may redirect /index.html to /; the browser refuses a redirected answer for a navigation. */
const unredirected = ({ body, headers }: Response) => new Response(body, { headers });

/** Files have a dot in their last segment, and answer for themselves. */
const isFile = ({ pathname }: URL) => /\.[^/]*$/.test(pathname);
