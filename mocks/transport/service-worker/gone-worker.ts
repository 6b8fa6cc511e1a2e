import { isHtml } from './html-response.ts';

/**
 * Whether a host that can be reached has no worker any more: none at all, or a page for every address, as of another
 * site. A login gate redirects, and a host that is busy or being repaired says something else; the browser itself
 * installs another site's worker.
 */
export async function isGone(workerUrl: string): Promise<boolean> {
  try {
    const response = await fetch(workerUrl, { cache: 'no-cache' });
    void response.body?.cancel();
    const isPage = response.ok && !response.redirected && isHtml(response);
    return response.status === 404 || response.status === 410 || isPage;
  } catch {
    // Offline.
    return false;
  }
}
