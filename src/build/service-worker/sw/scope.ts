import { isSitePage } from '../site-page.ts';

/** The worker's own global scope, which TypeScript's library knows only as that of any worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/** Whether an address is that of a page of this site, and not perhaps of another one below the scope. */
export const isOwnPage = (href: string): boolean => isSitePage(worker.registration.scope, href);
