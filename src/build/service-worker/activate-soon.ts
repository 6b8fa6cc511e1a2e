/** Milliseconds after which a worker that still waits asks again. */
const INTERVAL = 1000;

type Waiting = Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>;

/**
 * Activates a worker that is installed beside another one: asks again until it no longer waits. Chromium forgets a
 * `skipWaiting` during which the other worker was busy.
 */
export async function activateSoon(
  registration: Waiting,
  skipWaiting: () => Promise<void>,
): Promise<void> {
  const asking = setInterval(() => {
    if (registration.installing ?? registration.waiting) void skipWaiting();
    else clearInterval(asking);
  }, INTERVAL);
  await skipWaiting();
}
