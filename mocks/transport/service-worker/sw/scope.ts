import { worker } from '#src/build/service-worker/sw/scope.ts';
import { cacheName } from '#src/contract/cache-names.ts';

/** The address of a file of the site. */
export const urlOf = (path: string): string => new URL(path, worker.registration.scope).href;

/** A cache of this site alone: another one on the same origin has another scope. */
export const openCache = (content: Parameters<typeof cacheName>[0]): Promise<Cache> =>
  caches.open(cacheName(content, worker.registration.scope));
