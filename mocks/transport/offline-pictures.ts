import { cacheName } from '#src/contract/cache-names.ts';
import { createStore } from 'zustand/vanilla';
import { siteScope } from './worker-control.ts';

/** How far the whole collection is kept in this browser; sizes in bytes. */
export interface OfflinePictures {
  state: 'unknown' | 'partial' | 'fetching' | 'ready';
  keptBytes: number;
  totalBytes: number;
  /** Why it could not go on; empty while nothing is wrong. */
  problem: string;
}

export const offlinePictures = createStore<OfflinePictures>(() => ({
  state: 'unknown',
  keptBytes: 0,
  totalBytes: 0,
  problem: '',
}));

/** Fetched side by side: enough to fill the line, few enough that the shop's own pictures still come. */
const AT_ONCE = 4;

let running: AbortController | undefined;

/** Looks what is kept of the collection. */
export async function measurePictures(): Promise<void> {
  if (running) return;
  await attempt(async () => {
    const { total, missing } = await survey();
    settle(total, missing);
  });
}

/**
 * Fetches every picture that is not kept yet, and only those: after a cancel, a lost network or a closed tab it
 * goes on where it was.
 */
export async function downloadPictures(): Promise<void> {
  if (running) return;
  const { signal } = (running = new AbortController());
  await attempt(async () => {
    // Asks that the browser gives these up last; it may say no.
    await navigator.storage?.persist?.();
    const { cache, total, missing } = await survey();
    const left = new Map(missing);
    settle(total, left);
    offlinePictures.setState({ state: 'fetching' });
    const queue = [...missing];
    const work = async () => {
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
        const [url, size] = next;
        await keep(cache, url, signal);
        left.delete(url);
        offlinePictures.setState(({ keptBytes }) => ({ keptBytes: keptBytes + size }));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    settle(total, left);
  });
  running = undefined;
}

/** Stops fetching; what has come stays. */
export function cancelDownload(): void {
  running?.abort();
}

/** What is there, what is missing, and where it goes; pictures that an older build had are dropped. */
async function survey() {
  const cache = await caches.open(cacheName('collection', siteScope));
  const response = await fetch(`${siteScope}pictures.json`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`pictures.json: ${response.status}`);
  const sizes: Record<string, number> = await response.json();
  const pictures = new Map(
    Object.entries(sizes).map(([path, size]) => [new URL(path, siteScope).href, size]),
  );
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const gone = [...kept].filter((url) => !pictures.has(url));
  await Promise.all(gone.map((url) => cache.delete(url)));
  const missing = new Map([...pictures].filter(([url]) => !kept.has(url)));
  return { cache, total: sum(pictures), missing };
}

async function keep(cache: Cache, url: string, signal: AbortSignal): Promise<void> {
  // Past the worker, which would keep a copy of its own.
  const response = await fetch(url, { signal, cache: 'no-store' }).catch((error: Error) => {
    throw missed(url, `${error.message}.`);
  });
  if (!response.ok) throw missed(url, `the host answered ${response.status}.`);
  const type = response.headers.get('content-type') ?? 'something of no type';
  if (!type.startsWith('image/')) {
    throw missed(url, `the host sent ${type}, which is no picture.`);
  }
  await cache.put(url, response);
}

const missed = (url: string, reason: string) =>
  new Error(`${url.slice(siteScope.length)} did not come: ${reason}`);

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

/** A cancelled fetch is no problem; a lost network or a full disk is told, and can be gone on from. */
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
