import { build, openCache, urlOf, worker } from './scope.ts';

/** The page with which every address of the site answers. */
const page = urlOf('index.html');

/** The keys under which files are kept, by address: a new revision has a new key, an unchanged file stays. */
const keys = new Map(
  build.files.map(([path, revision]) => [urlOf(path), `${urlOf(path)}?revision=${revision}`]),
);

/** The kept copy of the file a request asks for, or the network's while none is kept; undefined for no file of ours. */
export function answerFile(request: Request, url: URL): Promise<Response> | undefined {
  const key = keys.get(isForPage(request, url) ? page : url.origin + url.pathname);
  if (key === undefined) return undefined;
  return openCache('files')
    .then((cache) => cache.match(key))
    .then((kept) => kept ?? fetch(request));
}

/**
 * Keeps every file of this build; one that has not changed since an earlier build is not fetched again.
 * @throws when a file cannot be had, which makes the installation of an update fail
 */
export async function keepFiles(): Promise<void> {
  const cache = await openCache('files');
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...keys].filter(([, key]) => !kept.has(key));
  const keepAll = (files: typeof missing) =>
    Promise.all(files.map(([url, key]) => keepFile(cache, url, key)));
  // The page comes last: once it is kept, so is all it needs.
  await keepAll(missing.filter(([url]) => url !== page));
  await keepAll(missing.filter(([url]) => url === page));
}

/** Drops the files of earlier builds. */
export async function dropOldFiles(): Promise<void> {
  const cache = await openCache('files');
  const current = new Set(keys.values());
  const old = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function keepFile(cache: Cache, url: string, key: string): Promise<void> {
  const response = await fetch(url, { cache: 'no-cache' });
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
