import { worker } from '#src/build/service-worker/sw/scope.ts';
import { cacheName } from '#src/site/cache-names.ts';

/** The address of a file of the site. */
export const urlOf = (path: string): string => new URL(path, worker.registration.scope).href;

type Content = Parameters<typeof cacheName>[0];

const nameOf = (content: Content) => cacheName(content, worker.registration.scope);

/** A cache of this site alone: another one on the same origin has another scope. It is made where it is missing. */
export const openCache = (content: Content): Promise<Cache> => caches.open(nameOf(content));

/**
 * A cache of this site, to add to. Undefined once what the site has stored is removed, which is when its files are gone: the
 * worker goes on for the pages that are still open.
 */
export const openCacheInUse = async (content: Content): Promise<Cache | undefined> =>
  (await caches.has(nameOf('files'))) ? openCache(content) : undefined;

/** What a cache of this site holds. It is not made anew: a page may outlive the removal of what the site has stored. */
export const findCached = (content: Content, key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: nameOf(content) });
