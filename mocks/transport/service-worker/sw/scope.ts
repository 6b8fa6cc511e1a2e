import { isSitePage } from '../site-page.ts';

/** The worker's own global scope, which TypeScript's library knows only as that of any worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/** The address of a file of the site. */
export const urlOf = (path: string): string => new URL(path, worker.registration.scope).href;

/** Whether an address is that of a page of this site, and not perhaps of another one below the scope. */
export const isOwnPage = (href: string): boolean => isSitePage(worker.registration.scope, href);

/** A cache of this site alone: another one on the same origin has another scope. */
export const openCache = (name: string): Promise<Cache> =>
  caches.open(`vernissage ${name} ${worker.registration.scope}`);
