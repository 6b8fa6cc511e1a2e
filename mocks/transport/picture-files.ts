import { isHtml } from './service-worker/html-response.ts';
import { isPicture } from './service-worker/picture-content.ts';
import { siteScope } from './site-worker.ts';

/** The pictures of this build by their addresses, with their sizes in bytes. */
export async function pictureSizes(): Promise<Map<string, number>> {
  const response = await fetch(`${siteScope}pictures.json`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`pictures.json: ${response.status}`);
  const sizes: Record<string, number> = await response.json();
  return new Map(
    Object.entries(sizes).map(([path, size]) => [new URL(path, siteScope).href, size]),
  );
}

/** Fetches a picture and caches it. @throws where no picture comes, with its name and the reason */
export async function keepPicture(cache: Cache, url: string, signal: AbortSignal): Promise<void> {
  // Bypasses the worker's cache, which would store a second copy.
  await cache.put(url, await fetchPicture(url, { signal, cache: 'no-store', priority: 'low' }));
}

/** Fetches a picture of the site. @throws where it does not come, with its name and the reason */
export async function fetchPicture(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((error: Error) => {
    throw missed(url, `${error.message}.`);
  });
  if (!response.ok) throw missed(url, `the host answered ${response.status}.`);
  if (isHtml(response)) throw missed(url, 'the host sent a page, which is no picture.');
  if (!(await isPicture(response)))
    throw missed(url, 'the host sent something that is no picture.');
  // Without a network the worker has a smaller file stand in.
  if (response.url !== '' && response.url !== url) throw missed(url, 'only a smaller one is kept.');
  return response;
}

const missed = (url: string, reason: string) =>
  new Error(`${url.slice(siteScope.length)} did not come: ${reason}`);
