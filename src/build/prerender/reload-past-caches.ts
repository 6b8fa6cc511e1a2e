import { cacheName } from '#src/site/cache-names.ts';
import { codeAddresses } from './code-addresses.ts';

/** Milliseconds after which the page is loaded again even where files have not come. */
const LONGEST_WAIT = 8000;

/**
 * Loads the page and its code from the host, past the browser's cache and the worker, and then the page anew: either may
 * have kept the broken file. Where the host cannot be reached, what is kept for offline use stays.
 */
export async function reloadPastCaches(): Promise<void> {
  try {
    const { status } = await load(location.href);
    // An unknown row's page is a 404.
    if (status < 500) {
      // A sandboxed frame has neither caches nor workers.
      await dropWorker().catch(() => {});
      await Promise.allSettled(codeAddresses().map(load));
    }
  } catch {
    // Offline: the browser or the worker may have the page.
  }
  location.reload();
}

const load = (address: string) =>
  fetch(address, { cache: 'reload', signal: AbortSignal.timeout(LONGEST_WAIT) });

/** Removes the worker of this site and the files that it keeps; the page that starts registers it anew. */
async function dropWorker(): Promise<void> {
  const scope = new URL(import.meta.env.BASE_URL, location.href).href;
  await caches.delete(cacheName('files', scope));
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // Without one, the browser names that of a site above.
  if (registration?.scope === scope) await registration.unregister();
}
