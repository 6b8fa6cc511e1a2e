import type { LivePath } from './live-paths.ts';

/**
 * Whether the build was made for a real server. Elsewhere an address names no calls of one, because anybody can write a
 * link, and what is typed would leave the browser.
 */
export const isMadeForRealServer = (): boolean =>
  import.meta.env.DEV || Boolean(import.meta.env.VITE_LIVE_PATHS);

/** Whether these calls may be given to a real server only after a question. */
export const needsConsent = (paths: readonly LivePath[]): boolean =>
  paths.length > 0 && !isMadeForRealServer();

export const REAL_SERVER_QUESTION = 'Send these calls to the host of this site?';
export const REAL_SERVER_NOTE = 'It then gets what is entered in this tab, passwords too.';
