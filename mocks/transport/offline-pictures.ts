import { cacheName } from '#src/site/cache-names.ts';
import { createStore } from 'zustand/vanilla';
import { keepPicture, pictureSizes } from './picture-files.ts';
import { siteScope } from './site-worker.ts';

/** How much of the collection's pictures is cached; sizes in bytes. */
export interface OfflinePictures {
  state: 'unknown' | 'partial' | 'fetching' | 'ready';
  keptBytes: number;
  totalBytes: number;
  /** Why the download failed; empty where it did not. */
  problem: string;
}

export const offlinePictures = createStore<OfflinePictures>(() => ({
  state: 'unknown',
  keptBytes: 0,
  totalBytes: 0,
  problem: '',
}));

/** Parallel downloads: enough to use the bandwidth, few enough that the shop's own pictures still load. */
const PARALLEL_DOWNLOADS = 4;

let running: AbortController | undefined;

/** Finds out how much of the collection is cached. */
export async function measurePictures(): Promise<void> {
  if (running) return;
  await attempt(async () => {
    const { total, missing } = await survey();
    settle(total, missing);
  });
}

/**
 * Downloads every picture that is not cached yet, and only those, so that it resumes after a cancel, a network error
 * or a closed tab.
 */
export async function downloadPictures(): Promise<void> {
  if (running) return;
  const { signal } = (running = new AbortController());
  await attempt(async () => {
    // Asks the browser not to evict them; it may refuse.
    await navigator.storage?.persist?.();
    const { cache, total, missing } = await survey();
    const left = new Map(missing);
    settle(total, left);
    offlinePictures.setState({ state: 'fetching' });
    const queue = [...missing];
    const work = async () => {
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
        const [url, size] = next;
        await keepPicture(cache, url, signal);
        left.delete(url);
        offlinePictures.setState(({ keptBytes }) => ({ keptBytes: keptBytes + size }));
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, work));
    settle(total, left);
  });
  running = undefined;
}

/** Stops the download; what is cached stays. */
export function cancelDownload(): void {
  running?.abort();
}

/** The cache, the total size and the missing pictures; drops pictures that this build does not have. */
async function survey() {
  const cache = await caches.open(cacheName('collection', siteScope));
  const pictures = await pictureSizes();
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const gone = [...kept].filter((url) => !pictures.has(url));
  await Promise.all(gone.map((url) => cache.delete(url)));
  const missing = new Map([...pictures].filter(([url]) => !kept.has(url)));
  return { cache, total: sum(pictures), missing };
}

function settle(totalBytes: number, missing: Map<string, number>): void {
  offlinePictures.setState({
    state: missing.size === 0 ? 'ready' : 'partial',
    keptBytes: totalBytes - sum(missing),
    totalBytes,
    problem: '',
  });
}

const sum = (sizes: Map<string, number>) =>
  [...sizes.values()].reduce((bytes, size) => bytes + size, 0);

/** A cancelled download is no problem; a network error or a full disk is shown, and the download can resume. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isCancelled = running?.signal.aborted ?? false;
    running?.abort();
    const problem = isCancelled || !(error instanceof Error) ? '' : error.message;
    offlinePictures.setState({ state: 'partial', problem });
  }
}
