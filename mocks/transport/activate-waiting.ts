import type { WorkerMessage } from './service-worker/messages.ts';

/** Milliseconds after which a worker that still waits is helped again. */
const INTERVAL = 1000;

/**
 * Has a worker that waits replace the active one. Chromium takes a worker's first `skipWaiting` alone, and drops it
 * where a call starts the active worker again while that one is being stopped. A new client of the registration makes
 * it try again, so one comes and goes every second until the waiting worker is activated.
 */
export function activateWaiting(waiting: ServiceWorker): void {
  waiting.postMessage('ACTIVATE' satisfies WorkerMessage);
  const helping = setInterval(() => {
    if (waiting.state === 'installed') startEmptyWorker();
    else clearInterval(helping);
  }, INTERVAL);
}

const startEmptyWorker = () =>
  new Worker(new URL('./empty-worker.ts', import.meta.url), { type: 'module' });
