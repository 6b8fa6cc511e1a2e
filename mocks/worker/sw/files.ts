import { build } from './build.ts';
import { openCache, urlOf, worker } from './scope.ts';

/** The page with which every address of the site answers. */
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
  const file = files.get(isForPage(request, url) ? page : url.origin + url.pathname);
  return file && keptOrFetched(file, request);
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

/** The check of integrity refuses the files of another build, and the page some hosts send for a missing file. */
async function keep(cache: Cache, { url, key, integrity }: File): Promise<void> {
  // Some hosts add a script of theirs to the page.
  const response = await fetch(url, { cache: 'no-cache', ...(url !== page && { integrity }) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await cache.put(key, response.redirected ? unredirected(response) : response);
}

/** A host may redirect /index.html to /; the browser refuses a redirected answer for a navigation. */
const unredirected = ({ body, headers }: Response) => new Response(body, { headers });

/** Addresses of the site have no dot in their last segment; files do, and answer for themselves. */
const isForPage = (request: Request, url: URL) =>
  request.mode === 'navigate' &&
  url.href.startsWith(worker.registration.scope) &&
  !/\.[^/]*$/.test(url.pathname);
