/** Milliseconds after which a worker that still waits asks again. */
const INTERVAL = 1000;

type Waiting = Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>;

/**
 * Activates a worker that is installed beside another one: asks again until it no longer waits. Chromium may drop what
 * is asked during the installation, where a call starts the other worker again meanwhile, and takes it once more after it.
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
