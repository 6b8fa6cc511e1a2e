import { isPicture } from '../picture-content.ts';
import { findCached, openCacheInUse, urlOf } from './scope.ts';

/** Files of this width are kept by being viewed alone, never by a download; the oldest are dropped first. */
const MIDDLE_WIDTH = 828;
const MIDDLE_LIMIT = 120;
/** Files of this width are never kept: without a network the large file beneath is seen. */
const MASTER_WIDTH = 2560;

const folder = urlOf('pictures/');

/** A picture, cache first, cached when it was viewed; undefined for a master and for anything else. */
export function answerPicture(event: FetchEvent, { href }: URL): Promise<Response> | undefined {
  const isKept = href.startsWith(folder) && widthOf(href) !== MASTER_WIDTH;
  return isKept ? answer(event, href) : undefined;
}

async function answer(event: FetchEvent, url: string): Promise<Response> {
  const cached = await findCached('pictures', url);
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
  const cache = await openCacheInUse('pictures');
  const kept = ((await cache?.keys()) ?? [])
    .filter((request) => nameOf(request.url) === nameOf(url))
    .sort((a, b) => widthOf(b.url) - widthOf(a.url));
  return kept[0] && cache?.match(kept[0]);
}

const nameOf = (url: string) => url.replace(/-\d+\.\w+$/, '');

const widthOf = (url: string) => Number(/-(\d+)\.\w+$/.exec(url)?.[1] ?? 0);

/** Caches a viewed picture and drops the oldest of the middle width; where the disk is full the picture is fetched again. */
async function addViewed(url: string, response: Response): Promise<void> {
  try {
    const cache = await openCacheInUse('pictures');
    if (!cache || !(await isPicture(response))) return;
    await cache.put(url, response);
    const middle = (await cache.keys()).filter(({ url: kept }) => widthOf(kept) === MIDDLE_WIDTH);
    const excess = middle.slice(0, Math.max(0, middle.length - MIDDLE_LIMIT));
    await Promise.all(excess.map((request) => cache.delete(request)));
  } catch {
    // Nothing depends on a cached picture.
  }
}
