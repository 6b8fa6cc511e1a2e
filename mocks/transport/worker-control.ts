import { whileWaiting } from '#src/build/service-worker/while-waiting.ts';
import { ask, type PageMessage, type WorkerMessage } from './service-worker/messages.ts';
import { backendState } from './backend-state.ts';
import { isProbeResponse, PROBE } from './service-worker/probe.ts';
import { isControlled, siteScope, workers, workerUrl } from './site-worker.ts';
import { stopKeepingPictures } from './offline-pictures.ts';

/**
 * Resolves once this site's worker controls the page.
 * @throws where the browser has no service workers, refuses this one, or runs one of another build
 */
export async function takeControl(): Promise<void> {
  if (!workers()) {
    throw new Error('This browser offers no service workers on this address.');
  }
  const controlled = becomeControlled();
  const registration = await register();
  const worker = await activeWorker(registration);
  // MSW asks for an update without waiting for it: offline that would be an unhandled rejection.
  const update = registration.update.bind(registration);
  registration.update = () => update().catch(() => registration);
  watchUpdates(registration);
  if (import.meta.env.PROD) await claim(registration, worker);
  await controlled;
}

/** Registers the worker again where it is gone, and starts it where it did not start. */
export function reregister(): void {
  register().catch(() => {});
}

let registering: Promise<ServiceWorkerRegistration> | undefined;
let isRemoved = false;

function register(): Promise<ServiceWorkerRegistration> {
  registering = expectNotRemoved().then(() =>
    navigator.serviceWorker.register(workerUrl, { updateViaCache: 'none' }),
  );
  return registering;
}

/** @throws once the visitor has removed the site: the page, which is still open, may have been about to get its worker */
export async function expectNotRemoved(): Promise<void> {
  if (isRemoved) throw new Error('The site was removed from this browser.');
}

/** Removes this site's worker, and has the page install none any more. */
export async function removeWorker(): Promise<void> {
  isRemoved = true;
  await registering?.catch(() => undefined);
  await (await ownRegistration())?.unregister();
}

/** The registration of this site's worker. Without one, the browser names that of a site above. */
export async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await workers()?.getRegistration(siteScope);
  return registration?.scope === siteScope ? registration : undefined;
}

/** Activates the waiting worker; every page whose controller it replaces reloads. */
export async function acceptUpdate(): Promise<void> {
  const waiting = (await ownRegistration())?.waiting;
  if (!waiting) return;
  waiting.postMessage('ACTIVATE' satisfies WorkerMessage);
  // Chromium takes a worker's first wish alone; a new client of the registration makes it try again.
  whileWaiting(() => waiting.state === 'installed', startEmptyWorker);
}

const startEmptyWorker = () =>
  new Worker(new URL('./empty-worker.ts', import.meta.url), { type: 'module' });

/** Asks the worker to cache the site's files for offline use. @returns whether it has cached them all */
export async function precache(): Promise<boolean> {
  // Asked for anew: the visitor may have removed what the site has stored.
  const active = (await ownRegistration())?.active;
  const worksOffline = active ? (await ask<boolean>(active, 'PRECACHE')) === true : false;
  backendState.setState({ worksOffline });
  return worksOffline;
}

/** How many milliseconds the worker may take to answer that a request passes through it. */
const PROBE_TIMEOUT = 5_000;

let probing: Promise<boolean> = Promise.resolve(true);

/** Whether requests pass through the worker; one after the other, so that calls stay in order. */
export function isPassed(): Promise<boolean> {
  probing = probing.then(probe);
  return probing;
}

async function probe(): Promise<boolean> {
  // The worker of `vite dev` is MSW's alone, and the host is the developer's own.
  if (import.meta.env.DEV) return true;
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT);
    return isProbeResponse(await fetch(workerUrl, { ...PROBE, signal }));
  } catch {
    return false;
  }
}

/** Tells a worker that has forgotten its pages that this one still answers calls. */
export function confirmServing(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports, source }) => {
    const question: PageMessage['type'] = 'ARE_YOU_SERVING';
    // The worker of a site above asks too, until this site has its own.
    const isOwnWorker = (source as ServiceWorker | null)?.scriptURL === workerUrl;
    if (data?.type === question && isOwnWorker) ports[0]?.postMessage(true);
  });
}

/** Not `navigator.serviceWorker.ready`, which may be the worker of a site above this one. */
async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  while (!registration.active) {
    const worker = registration.installing ?? registration.waiting;
    if (!worker) throw new Error('The worker could not be installed.');
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  }
  return registration.active;
}

function becomeControlled(): Promise<void> {
  return new Promise((resolve) => {
    let wasControlled = isControlled();
    if (wasControlled) resolve();
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      // A page whose worker was replaced reloads: its calls would wait for the old one for ever.
      if (wasControlled) location.reload();
      wasControlled = isControlled();
      if (wasControlled) resolve();
    });
  });
}

/** MSW reloads a page that is not controlled (a first visit, a hard reload), so the worker claims it before. */
async function claim(
  registration: ServiceWorkerRegistration,
  worker: ServiceWorker,
): Promise<void> {
  const workerBuild = await ask<string>(worker, 'CLAIM');
  backendState.setState({ workerBuild: workerBuild ?? '' });
  if (workerBuild !== backendState.getState().pageBuild) {
    // A hard reload bypasses the worker, and with it the browser's own check for an update.
    void registration.update();
    throw new Error('The worker belongs to another build than this page.');
  }
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const announce = () => {
    if (!registration.waiting) return;
    stopKeepingPictures();
    backendState.setState({ isUpdateWaiting: true });
  };
  const watchInstalling = () => {
    if (!registration.installing) return;
    stopKeepingPictures();
    registration.installing.addEventListener('statechange', announce);
  };
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  announce();
}
