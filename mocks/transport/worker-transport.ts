import { SITE_EVENTS } from '#src/site/site-events.ts';
import type { Answer } from '#mocks/backend/server/answer.ts';
import type { Transport } from './intercept-fetch.ts';
import { withPageFallback } from './worker-fallback.ts';
import { isControlled, workerUrl } from './site-worker.ts';
import { keepSeenPictures, keepSmallPictures } from './offline-pictures.ts';
import {
  acceptUpdate,
  confirmServing,
  expectNotRemoved,
  isPassed,
  precache,
  reregister,
  takeControl,
} from './worker-control.ts';

/**
 * Sends calls through the service worker, once it controls the page.
 * @throws where no worker can control it
 */
export async function workerTransport(answer: Answer): Promise<Transport> {
  addEventListener(SITE_EVENTS.acceptUpdate, () => void acceptUpdate());
  await takeControl();
  const { startMsw } = await import('./msw-worker.ts');
  const { transport, answerFromWorker } = withPageFallback(answer, {
    isControlled,
    isPassed,
    reregister,
  });
  // MSW registers the worker once more.
  await expectNotRemoved();
  await startMsw(answerFromWorker, workerUrl);
  confirmServing();
  void makeOffline();
  return transport;
}

/** The files first, then what was seen: pictures are of no use offline without the page. */
async function makeOffline(): Promise<void> {
  if (!(await precache())) return;
  await keepSeenPictures();
  await keepSmallPictures();
}
