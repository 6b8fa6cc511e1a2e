import type { Answer } from '#mocks/backend/server/answer.ts';
import type { Transport } from './intercept-fetch.ts';
import { withPageFallback } from './worker-fallback.ts';
import {
  acceptUpdate,
  answerWorker,
  isControlled,
  precache,
  reregister,
  takeControl,
  workerUrl,
} from './worker-control.ts';

/** What the shop sends to let a newer build in; `src/app/site-state.ts` names it too. */
const UPDATE = 'vernissage:update';

/**
 * The way through the worker, once it is in control.
 * @throws where that cannot be had
 */
export async function workerTransport(answer: Answer): Promise<Transport> {
  addEventListener(UPDATE, () => void acceptUpdate());
  const registration = await takeControl();
  const { startMsw } = await import('./msw-worker.ts');
  const { route, reached } = withPageFallback(answer, { isControlled, reregister });
  await startMsw(reached, workerUrl);
  answerWorker();
  void precache(registration);
  return route;
}
