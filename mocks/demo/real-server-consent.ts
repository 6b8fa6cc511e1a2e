import type { LivePath } from './live-paths.ts';

/**
 * Whether the build was made for a real server. Elsewhere an address names no calls of one, because anybody can write a
 * link, and what is typed would leave the browser.
 */
export const isMadeForRealServer = (): boolean =>
  import.meta.env.DEV || Boolean(import.meta.env.VITE_LIVE_PATHS);

/** Whether Backstage and the console may have a real server answer calls: where the build was not made for it they ask. */
export function mayUseRealServer(paths: readonly LivePath[]): boolean {
  return paths.length === 0 || isMadeForRealServer() || confirm(QUESTION);
}

const QUESTION =
  'Send these calls to the host of this site? It then gets what is entered in this tab, passwords too.';
