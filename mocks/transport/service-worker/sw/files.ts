import { isOwnPage } from '#src/build/service-worker/sw/scope.ts';
import { build } from './build.ts';
import { openCache, urlOf } from './scope.ts';

/** The page of every address of the site. */
const page = urlOf('index.html');

interface File {
  url: string;
  /** Its key in the cache: that of a changed file is another one, an unchanged file stays. */
  key: string;
  integrity: string;
}

const files = new Map<string, File>();
for (const [path, integrity] of build.files) {
  const url = urlOf(path);
  files.set(url, { url, key: `${url}?${integrity}`, integrity });
}

/** The file a request asks for, cache first; undefined where it is none of this build. */
export function answerFile(request: Request, url: URL): Promise<Response> | undefined {
  const file = files.get(url.origin + url.pathname);
  return file && cacheFirst(file, request);
}

/**
 * The page, cache first, for an address of this site. Any other may be another site's below the scope: there it is
 * network first. Undefined where the request is no navigation.
 */
export function answerPage(request: Request, url: URL): Promise<Response> | undefined {
  const file = files.get(page);
  if (!file || request.mode !== 'navigate') return undefined;
  if (isOwnPage(url.href)) return cacheFirst(file, request);
  return isFile(url) ? undefined : networkFirst(file, request);
}

/**
 * Caches every file of this build; one that has not changed since an earlier build is not fetched again.
 * @throws when a file cannot be fetched, which makes the installation of an update fail
 */
export async function precacheFiles(): Promise<void> {
  const cache = await openCache('files');
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...files.values()].filter(({ key }) => !cached.has(key));
  // The page comes last: once it is cached, so is all it needs.
  await Promise.all(missing.filter(({ url }) => url !== page).map((file) => add(cache, file)));
  await Promise.all(missing.filter(({ url }) => url === page).map((file) => add(cache, file)));
}

/** Drops the files of earlier builds. */
export async function dropOldFiles(): Promise<void> {
  const cache = await openCache('files');
  const current = new Set([...files.values()].map(({ key }) => key));
  const old = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function cacheFirst({ key }: File, request: Request): Promise<Response> {
  const cache = await openCache('files');
  return (await cache.match(key)) ?? fetch(request);
}

/** A 404 with a page counts as a response: the 404.html of another copy of the shop opens its deep links. */
async function networkFirst({ key }: File, request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => Response.error());
  const isUsable = response.type === 'opaqueredirect' || response.ok || isHtml(response);
  if (isUsable) return response;
  const cache = await openCache('files');
  return (await cache.match(key)) ?? response;
}

const isHtml = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') === true;

/** The integrity check refuses files of another build, and the page that some hosts send for a missing file. */
async function add(cache: Cache, { url, key, integrity }: File): Promise<void> {
  // Some hosts add a script of theirs to the page.
  const response = await fetch(url, { cache: 'no-cache', ...(url !== page && { integrity }) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await cache.put(key, response.redirected ? unredirected(response) : response);
}

/** A host may redirect /index.html to /; the browser refuses a redirected response for a navigation. */
const unredirected = ({ body, headers }: Response) => new Response(body, { headers });

/** Files have a dot in their last segment. */
const isFile = ({ pathname }: URL) => /\.[^/]*$/.test(pathname);
