import { worker } from '#src/build/service-worker/sw/scope.ts';
import { isBackendPath } from '#src/contract/routing.ts';
import type { WorkerMessage } from '../messages.ts';
import { answerProbe, isProbe } from '../probe.ts';
import { isMarked, withoutMark } from '../real-call.ts';
import { build } from './build.ts';
import { answerForgotten, isKnown } from './forgotten-clients.ts';
import { answerFile, answerPage, countFiles, dropOldFiles, precacheFiles } from './files.ts';
import { answerPicture } from './pictures.ts';
import { isRetiring, retireWhenGone } from './retire-when-gone.ts';

// MSW removes the worker when the site's last page closes: nothing would open offline.
worker.registration.unregister = () => Promise.resolve(false);

// MSW activates every worker at once: a new build would take over pages of the old one.
const activate = worker.skipWaiting.bind(worker);
worker.skipWaiting = () => Promise.resolve();

// The first worker activates at once, no page depends on another; an update caches its files before it is offered.
worker.addEventListener('install', (event) => {
  event.waitUntil(worker.registration.active ? precacheFiles() : activate());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles());
});

const actions: Record<WorkerMessage, (reply: (value: unknown) => void) => Promise<void>> = {
  async CLAIM(reply) {
    await worker.clients.claim();
    reply(build.name);
  },
  async PRECACHE(reply) {
    if (isRetiring) return reply(false);
    try {
      await precacheFiles();
      reply(true);
    } catch {
      // Offline, or the disk is full: the page asks again the next time it opens.
      reply(false);
    }
  },
  async COUNT(reply) {
    reply(await countFiles());
  },
  ACTIVATE: () => activate(),
};

worker.addEventListener('message', (event) => {
  const action = actions[event.data as WorkerMessage];
  if (!action) return;
  event.stopImmediatePropagation();
  event.waitUntil(action((value) => event.ports[0]?.postMessage(value)));
});

// MSW's listener comes after this one and sees only the calls of pages it knows.
worker.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const url = new URL(request.url);
  const isCall =
    url.origin === location.origin && isBackendPath(url.pathname) && request.mode !== 'navigate';
  const isReal = isCall && isMarked(request);
  if (isCall && !isReal && isKnown(clientId)) return;
  event.stopImmediatePropagation();
  if (isReal) return event.respondWith(fetch(withoutMark(request)));
  if (isCall) return event.respondWith(answerForgotten(event));
  if (isProbe(request, url)) return event.respondWith(answerProbe());
  if (request.mode === 'navigate') {
    if (isRetiring) return;
    event.waitUntil(retireWhenGone(event.resultingClientId));
  }
  // Ranges, and methods other than GET, go to the network.
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (request.cache === 'only-if-cached' || request.cache === 'no-store') return;
  const response =
    answerFile(request, url) ?? answerPicture(event, url) ?? answerPage(request, url);
  if (response) event.respondWith(response);
});
