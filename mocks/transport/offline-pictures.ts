import { createStore } from 'zustand/vanilla';
import { cacheName } from '#src/site/cache-names.ts';
import { nameForSite } from '#src/site/storage-names.ts';
import { slug } from '#src/copy/brand/slug.ts';
import { mayFetchInBackground, onConnectionChange } from './connection.ts';
import { keepPicture, pictureSizes } from './picture-files.ts';
import { untilQuiet } from './quiet.ts';
import { siteScope } from './site-worker.ts';

/** How much of the collection's pictures is cached; sizes in bytes. */
interface OfflinePictures {
  state: 'unknown' | 'partial' | 'fetching' | 'ready';
  keptBytes: number;
  totalBytes: number;
  /** Why the last picture could not be kept; empty where it could. */
  problem: string;
}

export const offlinePictures = createStore<OfflinePictures>(() => ({
  state: 'unknown',
  keptBytes: 0,
  totalBytes: 0,
  problem: '',
}));

/** What the background may take of the network and the disk, in bytes. */
const BACKGROUND_BYTES = 6_000_000;

/** How many milliseconds visitor and page must have been quiet before each picture of the background. */
const QUIET_MS = 1000;

const SMALL = /-480\.\w+$/;

/** Parallel downloads: enough to use the bandwidth, few enough that the shop's own pictures still load. */
const PARALLEL_DOWNLOADS = 4;

const { getState, setState } = offlinePictures;

/** The pictures of this build with their sizes in bytes, and which are cached. */
let sizes = new Map<string, number>();
let kept = new Set<string>();

const background = new AbortController();

/**
 * Ends the keeping of pictures in the background for good: for a worker that is about to be replaced or removed. A
 * worker that is asked to give way while pictures pass through it does so late or never.
 */
export function stopKeepingPictures(): void {
  background.abort();
}

/** Keeps the pictures seen before the worker was there; they come from the browser's cache, not over the network. */
export async function keepSeenPictures(): Promise<void> {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const seen = loaded
    .filter(
      ({ name, workerStart }) => workerStart === 0 && name.startsWith(`${siteScope}pictures/`),
    )
    .map(({ name }) => name);
  for (const url of new Set(seen)) {
    if (background.signal.aborted) return;
    // The worker keeps what passes through it; a picture that does not come is kept when it is seen again. Read to
    // its end: a body that nobody reads keeps the worker busy, and an update waits for it.
    const picture = fetch(url, { cache: 'force-cache' });
    await picture.then((response) => response.arrayBuffer()).catch(() => undefined);
  }
}

/**
 * Fetches the small pictures that are not kept yet, so that pages nobody has opened have pictures offline: one after
 * the other, while visitor and page are quiet, on a connection that is neither metered nor slow. Stops at the first
 * that cannot be kept, and where all are downloaded.
 */
export async function keepSmallPictures(): Promise<void> {
  await attempt(background.signal, async () => {
    await untilMayFetch();
    if (background.signal.aborted) return;
    const cache = await survey();
    let bytes = 0;
    const small = [...sizes]
      .filter(([url, size]) => SMALL.test(url) && (bytes += size) <= BACKGROUND_BYTES)
      .map(([url]) => url)
      .filter((url) => !kept.has(url));
    while (small.length > 0) {
      await untilMayFetch();
      if (background.signal.aborted) return;
      if (await keepInBackground(cache, small[0]!)) countKept(small.shift()!);
    }
  });
}

/** Finds out how much of the collection is cached. */
export async function measurePictures(): Promise<void> {
  if (getState().state === 'fetching') return;
  // Not the signal of the background, which is aborted for good: nobody cancels this, and each failure is shown.
  await attempt(undefined, async () => {
    await survey();
    if (!download) setState({ state: stateOf(), problem: '' });
  });
}

let download: AbortController | undefined;

/**
 * Downloads every picture that is not cached yet, and only those, so that it resumes after a cancel, a network error
 * or a closed tab.
 */
export async function downloadPictures(): Promise<void> {
  if (download) return;
  stopKeepingPictures();
  const { signal } = (download = new AbortController());
  await attempt(signal, async () => {
    // Asks the browser not to evict them; it may refuse.
    await navigator.storage?.persist?.();
    const cache = await survey();
    setState({ state: 'fetching', problem: '' });
    const queue = [...sizes.keys()].filter((url) => !kept.has(url));
    const work = async () => {
      for (let url = queue.shift(); url && !signal.aborted; url = queue.shift()) {
        await keepPicture(cache, url, signal);
        countKept(url);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, work));
    setState({ state: stateOf() });
  });
  // The other downloads of one that failed.
  download.abort();
  download = undefined;
}

/** Stops the download; what is cached stays. */
export function cancelDownload(): void {
  download?.abort();
}

/** Opens the cache, counts what it has, and drops pictures that this build does not have. */
async function survey(): Promise<Cache> {
  const cache = await caches.open(cacheName('pictures', siteScope));
  await takeOldDownloads(cache);
  sizes = await pictureSizes();
  const pictures = new Set([...sizes.keys()].map(pictureOf));
  kept = new Set((await cache.keys()).map(({ url }) => url));
  const gone = [...kept].filter((url) => !pictures.has(pictureOf(url)));
  await Promise.all(gone.map((url) => cache.delete(url)));
  publish();
  return cache;
}

const stateOf = () => ([...sizes.keys()].every((url) => kept.has(url)) ? 'ready' : 'partial');

function countKept(url: string): void {
  kept.add(url);
  publish();
}

function publish(): void {
  let keptBytes = 0;
  let totalBytes = 0;
  for (const [url, size] of sizes) {
    totalBytes += size;
    if (kept.has(url)) keptBytes += size;
  }
  setState({ keptBytes, totalBytes });
}

/** Earlier builds had a cache of its own for downloaded pictures. */
async function takeOldDownloads(cache: Cache): Promise<void> {
  const name = cacheName('collection', siteScope);
  if (!(await caches.has(name))) return;
  const old = await caches.open(name);
  for (const request of await old.keys()) {
    const picture = await old.match(request);
    if (picture) await cache.put(request, picture);
  }
  await caches.delete(name);
}

/** A picture's address without the width of the file. */
const pictureOf = (url: string) => url.replace(/-\d+\.\w+$/, '');

/**
 * Keeps one picture, in one tab at a time.
 * @returns false where the connection came to forbid it, or keeping has ended
 */
async function keepInBackground(cache: Cache, url: string): Promise<boolean> {
  const stop = new AbortController();
  onConnectionChange(() => !mayFetchInBackground() && stop.abort(), stop.signal);
  background.signal.addEventListener('abort', () => stop.abort(), { signal: stop.signal });
  try {
    await navigator.locks.request(nameForSite(`${slug} small pictures`), async () => {
      if (!(await cache.match(url))) await keepPicture(cache, url, stop.signal);
    });
    return true;
  } catch (error) {
    if (stop.signal.aborted || !mayFetchInBackground()) return false;
    throw error;
  } finally {
    stop.abort();
  }
}

/** Resolves when the background may fetch a picture. */
async function untilMayFetch(): Promise<void> {
  do {
    while (!mayFetchInBackground()) {
      const listening = new AbortController();
      await new Promise<void>((resolve) => onConnectionChange(resolve, listening.signal));
      listening.abort();
    }
    await untilQuiet(QUIET_MS);
  } while (!mayFetchInBackground());
}

/** What was cancelled is no problem; a network error or a full disk is shown, and the download can resume. */
async function attempt(signal: AbortSignal | undefined, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // While a download runs, only its own failures count: it goes on.
    if (download && download.signal !== signal) return;
    const reason = error instanceof Error ? error.message : String(error);
    setState({ state: 'partial', problem: signal?.aborted ? '' : reason });
  }
}
