/** `vernissage/browser`: the backend behind MSW's `worker`, for an app of one's own. */
import { setupWorker, type SetupWorker, type StartOptions } from 'msw/browser';
import { loadOnce } from '#src/lib/load-once.ts';
import { registerEntryPoints } from '#mocks/demo/entry-points.ts';
import { startDemoBackend } from '#mocks/demo/start-demo-backend.ts';
import { mswHandlers } from '#mocks/transport/msw-handlers.ts';
import { untilQuietAfterLoad, watchActivity } from '#mocks/transport/quiet.ts';
import { setPictures } from './fetch-collection.ts';

/** How long a page must have been quiet before `window.vernissage` is loaded. */
const QUIET_MS = 1_000;

export interface WorkerOptions extends StartOptions {
  /** The address of a site that has the pictures; without it they are files of this one. */
  pictures?: string;
}

const startDemo = loadOnce(startDemoBackend);
const msw = setupWorker(
  ...mswHandlers(async (request) => (await startDemo()).backend.answer(request)),
);

/** MSW's worker, with the backend behind it: `worker.use(http.get(…))` overrides as everywhere. */
export const worker: Omit<SetupWorker, 'start'> & { start: typeof start } = { ...msw, start };

/**
 * Starts the backend in the state that the address asks for, and MSW. F2 or `?backstage` opens Backstage.
 * @throws Error with the names there are, where the address has a wrong one
 */
async function start({ pictures, ...options }: WorkerOptions = {}): ReturnType<
  SetupWorker['start']
> {
  setPictures(pictures);
  watchActivity();
  const loadTools = registerEntryPoints(startDemo, () => import('./backstage.ts'));
  const [{ mistakes }, registration] = await Promise.all([
    startDemo(),
    msw.start({ onUnhandledRequest: 'bypass', ...options }),
  ]);
  if (mistakes.length > 0) throw new Error(mistakes.join(' '));
  // For the console and for tests.
  untilQuietAfterLoad(QUIET_MS).then(loadTools).catch(reportError);
  return registration;
}
