import { build } from './build.ts';
import { openCache, urlOf } from './scope.ts';

/** How many pictures are kept beyond those of the build; the oldest go first. */
const seenLimit = 120;

const folder = urlOf('pictures/');
const small = new Set(build.pictures.map(urlOf));

/** A kept picture, else the network's, kept when it was seen; undefined for anything else. */
export function answerPicture(event: FetchEvent, url: URL): Promise<Response> | undefined {
  return url.href.startsWith(folder) ? answer(event, url.href) : undefined;
}

async function answer(event: FetchEvent, url: string): Promise<Response> {
  const cache = await openCache('pictures');
  // What a visitor has asked to have offline stands apart, where nothing is dropped.
  const kept = (await cache.match(url)) ?? (await (await openCache('collection')).match(url));
  if (kept) return kept;
  try {
    const response = await fetch(event.request);
    if (isPicture(response)) event.waitUntil(keepSeen(cache, url, response.clone()));
    return response;
  } catch (offline) {
    const standIn = await cache.match(smallOf(url));
    if (standIn) return standIn;
    throw offline;
  }
}

/** The small version of a picture, which stands in for a large one offline. */
const smallOf = (url: string) => url.replace(/-\d+(\.\w+)$/, '-480$1');

/** Keeps the small pictures for offline use, best effort, one after the other so that the page comes first. */
export async function keepSmallPictures(): Promise<void> {
  const cache = await openCache('pictures');
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of small) {
    if (kept.has(url)) continue;
    const response = await fetch(url, { priority: 'low' });
    if (isPicture(response)) await cache.put(url, response);
  }
}

/** Drops the oldest of the seen pictures; a full disk only means that the picture is fetched again. */
async function keepSeen(cache: Cache, url: string, response: Response): Promise<void> {
  try {
    await cache.put(url, response);
    const seen = (await cache.keys()).filter((request) => !small.has(request.url));
    const excess = seen.slice(0, Math.max(0, seen.length - seenLimit));
    await Promise.all(excess.map((request) => cache.delete(request)));
  } catch {
    // Nothing depends on a kept picture.
  }
}

/** A host that answers a missing file with the page does so with a status of 200. */
const isPicture = (response: Response) =>
  response.status === 200 && response.headers.get('content-type')?.startsWith('image/') === true;
