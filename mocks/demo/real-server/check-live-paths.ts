import type { Plugin } from 'vite';
import { parseLivePathList } from './live-paths.ts';

/** Refuses a build, and a server for development, whose `VITE_LIVE_PATHS` names no calls of the shop. */
export function checkLivePaths(): Plugin {
  return {
    name: 'vernissage:check-live-paths',
    configResolved({ env }) {
      try {
        parseLivePathList(env.VITE_LIVE_PATHS ?? '');
      } catch (error) {
        throw new Error(`VITE_LIVE_PATHS: ${(error as Error).message}`, { cause: error });
      }
    },
  };
}
