import { build } from './build.ts';
import { openCache, urlOf } from './scope.ts';

/** How many pictures are cached beyond those of the build; the oldest are dropped first. */
const VIEWED_LIMIT = 120;

const folder = urlOf('pictures/');
const small = new Set(build.pictures.map(urlOf));

/** A picture, cache first, cached when it was viewed; undefined for anything else. */
export function answerPicture(event: FetchEvent, url: URL): Promise<Response> | undefined {
  return url.href.startsWith(folder) ? answer(event, url.href) : undefined;
}

async function answer(event: FetchEvent, url: string): Promise<Response> {
  const cache = await openCache('pictures');
  // Pictures that the visitor has downloaded are in a cache of their own, from which nothing is dropped.
  const cached = (await cache.match(url)) ?? (await (await openCache('collection')).match(url));
  if (cached) return cached;
  try {
    const response = await fetch(event.request);
    if (isPicture(response)) event.waitUntil(addViewed(cache, url, response.clone()));
    return response;
  } catch (offline) {
    const fallback = await cache.match(smallOf(url));
    if (fallback) return fallback;
    throw offline;
  }
}

/** The small version of a picture, shown offline instead of a large one. */
const smallOf = (url: string) => url.replace(/-\d+(\.\w+)$/, '-480$1');

/** Caches the small pictures for offline use, best effort, one after the other so that the page comes first. */
export async function precachePictures(): Promise<void> {
  const cache = await openCache('pictures');
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of small) {
    if (cached.has(url)) continue;
    const response = await fetch(url, { priority: 'low' });
    if (isPicture(response)) await cache.put(url, response);
  }
}

/** Caches a viewed picture and drops the oldest; where the disk is full the picture is fetched again. */
async function addViewed(cache: Cache, url: string, response: Response): Promise<void> {
  try {
    await cache.put(url, response);
    const viewed = (await cache.keys()).filter((request) => !small.has(request.url));
    const excess = viewed.slice(0, Math.max(0, viewed.length - VIEWED_LIMIT));
    await Promise.all(excess.map((request) => cache.delete(request)));
  } catch {
    // Nothing depends on a cached picture.
  }
}

/** A host may respond to a missing file with the page and a status of 200. */
const isPicture = (response: Response) =>
  response.status === 200 && response.headers.get('content-type')?.startsWith('image/') === true;
