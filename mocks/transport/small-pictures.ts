import { createStore } from 'zustand/vanilla';
import { cacheName } from '#src/site/cache-names.ts';
import { nameForSite } from '#src/site/storage-names.ts';
import { slug } from '#src/copy/brand/slug.ts';
import { type BlockReason, blockReason, onConnectionChange } from './connection.ts';
import { keepPicture, pictureSizes } from './picture-files.ts';
import { untilQuiet } from './quiet.ts';
import { siteScope } from './site-worker.ts';

/** How many of the small pictures are kept, so that pages nobody has opened yet have pictures offline. */
export interface SmallPictures {
  kept: number;
  /** Zero until counted. */
  total: number;
  /** Why the next one is not fetched in the background; undefined while that goes on. */
  blockReason: BlockReason | undefined;
  /** The visitor has asked for them on any connection. */
  isRequested: boolean;
  /** Why the last one could not be kept; empty where it could. The next visit tries again. */
  problem: string;
}

export const smallPictures = createStore<SmallPictures>(() => ({
  kept: 0,
  total: 0,
  blockReason: undefined,
  isRequested: false,
  problem: '',
}));

/** What the background may take of the network and the disk, in bytes. */
const BUDGET = 6_000_000;

/** How many milliseconds visitor and page must have been quiet before each picture. */
const QUIET_MS = 1000;

const SMALL = /-480\.\w+$/;

const { getState, setState } = smallPictures;

const stopping = new AbortController();

/**
 * Ends the keeping of pictures for good: for a worker that is about to be replaced or removed. A worker that is asked
 * to give way while pictures pass through it does so late or never.
 */
export function stopKeepingPictures(): void {
  stopping.abort();
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
    if (stopping.signal.aborted) return;
    // The worker keeps what passes through it; a picture that does not come is kept when it is seen again. Read to
    // its end: a body that nobody reads keeps the worker busy, and an update waits for it.
    const picture = fetch(url, { cache: 'force-cache' });
    await picture.then((response) => response.arrayBuffer()).catch(() => undefined);
  }
}

/** Counts the small pictures that are kept. */
export async function countSmallPictures(): Promise<void> {
  await attempt(async () => {
    isHindered();
    await survey();
  });
}

/**
 * Fetches the small pictures that are not kept yet, one after the other, while visitor and page are quiet, on a
 * connection that is neither metered nor slow. Stops at the first that cannot be kept.
 */
export async function keepSmallPictures(): Promise<void> {
  await attempt(async () => {
    await untilConnectionAllows();
    if (stopping.signal.aborted) return;
    const { cache, missing } = await survey();
    while (missing.length > 0) {
      await untilConnectionAllows();
      if (stopping.signal.aborted) return;
      if (await keepNext(cache, missing[0]!)) {
        missing.shift();
        setState(({ total }) => ({ kept: total - missing.length }));
      }
    }
  });
}

/** Fetches them at once, on any connection. */
export async function requestSmallPictures(): Promise<void> {
  const hasStopped = getState().problem !== '';
  setState({ isRequested: true, problem: '' });
  if (hasStopped) await keepSmallPictures();
}

/** The cache, and the small pictures within the budget that it lacks; drops those of an earlier build. */
async function survey() {
  const cache = await caches.open(cacheName('pictures', siteScope));
  const sizes = await pictureSizes();
  let bytes = 0;
  const wanted = [...sizes]
    .filter(([url, size]) => SMALL.test(url) && (bytes += size) <= BUDGET)
    .map(([url]) => url);
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  const old = [...cached].filter((url) => SMALL.test(url) && !sizes.has(url));
  await Promise.all(old.map((url) => cache.delete(url)));
  const missing = wanted.filter((url) => !cached.has(url));
  setState({ total: wanted.length, kept: wanted.length - missing.length });
  return { cache, missing };
}

/**
 * Keeps one picture, in one tab at a time.
 * @returns false where the connection came to forbid it, or keeping has ended
 */
async function keepNext(cache: Cache, url: string): Promise<boolean> {
  const stop = new AbortController();
  onConnectionChange(() => isHindered() && stop.abort(), stop.signal);
  stopping.signal.addEventListener('abort', () => stop.abort(), { signal: stop.signal });
  try {
    await navigator.locks.request(nameForSite(`${slug} small pictures`), async () => {
      if (!(await cache.match(url))) await keepPicture(cache, url, stop.signal);
    });
    return true;
  } catch (error) {
    if (stop.signal.aborted || isHindered()) return false;
    throw error;
  } finally {
    stop.abort();
  }
}

/** Resolves when a picture may be fetched. */
async function untilConnectionAllows(): Promise<void> {
  do {
    while (isHindered()) await change();
    if (!getState().isRequested) await untilQuiet(QUIET_MS);
  } while (isHindered());
}

function isHindered(): boolean {
  const found = blockReason();
  setState({ blockReason: found });
  return found === 'offline' || (found !== undefined && !getState().isRequested);
}

/** Resolves when the connection has changed or the visitor has asked for the pictures. */
function change(): Promise<void> {
  const listening = new AbortController();
  return new Promise<void>((resolve) => {
    onConnectionChange(resolve, listening.signal);
    const unsubscribe = smallPictures.subscribe(({ isRequested }, before) => {
      if (isRequested && !before.isRequested) resolve();
    });
    listening.signal.addEventListener('abort', unsubscribe);
  }).finally(() => listening.abort());
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    setState({ problem: error instanceof Error ? error.message : String(error) });
  }
}
