import { isPicture } from '../picture-content.ts';
import { findCached, openCacheInUse, urlOf } from './scope.ts';

/** How many viewed pictures are cached beside the small ones; the oldest are dropped first. */
const VIEWED_LIMIT = 120;

/** The small pictures, which are kept in the background, are dropped with their build. */
const SMALL_WIDTH = 480;

const folder = urlOf('pictures/');

/** A picture, cache first, cached when it was viewed; undefined for anything else. */
export function answerPicture(event: FetchEvent, url: URL): Promise<Response> | undefined {
  return url.href.startsWith(folder) ? answer(event, url.href) : undefined;
}

async function answer(event: FetchEvent, url: string): Promise<Response> {
  // Pictures that the visitor has downloaded are in a cache of their own, from which nothing is dropped.
  const cached = (await findCached('pictures', url)) ?? (await findCached('collection', url));
  if (cached) return cached;
  try {
    const response = await fetch(event.request);
    event.waitUntil(addViewed(url, response.clone()));
    return response;
  } catch (offline) {
    const fallback = await widestOf(url);
    if (fallback) return fallback;
    throw offline;
  }
}

/** The widest kept file of the same picture, shown offline instead of one that is not kept. */
async function widestOf(url: string): Promise<Response | undefined> {
  const pictures = await openCacheInUse('pictures');
  const collection = await openCacheInUse('collection');
  if (!pictures || !collection) return undefined;
  const kept = [...(await pictures.keys()), ...(await collection.keys())]
    .filter((request) => nameOf(request.url) === nameOf(url))
    .sort((a, b) => widthOf(b.url) - widthOf(a.url));
  return kept[0] && ((await pictures.match(kept[0])) ?? collection.match(kept[0]));
}

const nameOf = (url: string) => url.replace(/-\d+\.\w+$/, '');

const widthOf = (url: string) => Number(/-(\d+)\.\w+$/.exec(url)?.[1] ?? 0);

/** Caches a viewed picture and drops the oldest; where the disk is full the picture is fetched again. */
async function addViewed(url: string, response: Response): Promise<void> {
  try {
    const cache = await openCacheInUse('pictures');
    if (!cache || !(await isPicture(response))) return;
    await cache.put(url, response);
    const viewed = (await cache.keys()).filter(({ url: kept }) => widthOf(kept) !== SMALL_WIDTH);
    const excess = viewed.slice(0, Math.max(0, viewed.length - VIEWED_LIMIT));
    await Promise.all(excess.map((request) => cache.delete(request)));
  } catch {
    // Nothing depends on a cached picture.
  }
}
