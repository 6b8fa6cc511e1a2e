import { isOwnPage, worker } from '#src/build/service-worker/sw/scope.ts';
import { isBackendPath } from '#src/contract/routing.ts';
import { ask, CALL_HEADER, type WorkerMessage } from '../messages.ts';
import { answerProbe, isProbe } from '../probe.ts';
import { isMarked, withoutMark } from '../real-call.ts';
import { build } from './build.ts';
import { answerFile, answerPage, countFiles, dropOldFiles, precacheFiles } from './files.ts';
import { answerPicture } from './pictures.ts';
import { isRetiring, retireWhenGone } from './retire-when-gone.ts';

// Globals of MSW's worker script, which follows ours in the same file.
declare const activeClientIds: Set<string>;
declare function handleRequest(event: FetchEvent, id: string, since: number): Promise<Response>;

/** How many milliseconds a page may take to say that it answers calls. */
const REPLY_TIMEOUT = 1000;

/** Whether MSW knows the page that calls. It forgets when the browser stops the idle worker, after some minutes. */
const isKnown = (clientId: string): boolean => activeClientIds.has(clientId);

/** Pages that may be another site's and did not say that they answer calls. */
const unservedIds = new Set<string>();

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

/**
 * Asks the calling page whether it still answers calls and passes the call to MSW. The call of any other page goes
 * to the network: it may be another site's, or this one's with a real server.
 */
async function answerForgotten(event: FetchEvent): Promise<Response> {
  const { clientId, request } = event;
  const client = clientId === '' ? undefined : await worker.clients.get(clientId);
  if (!client || unservedIds.has(clientId)) return passOn(request);
  if (await ask<true>(client, { type: 'ARE_YOU_SERVING' }, REPLY_TIMEOUT)) {
    activeClientIds.add(clientId);
    return handleRequest(event, crypto.randomUUID(), Date.now());
  }
  // One of ours may only have been too busy to reply.
  if (!isOwnPage(client.url)) unservedIds.add(clientId);
  return passOn(request);
}

/** A page of ours answers itself what fails here; the host is not to see it, as the password of somebody who signs in. */
async function passOn(request: Request): Promise<Response> {
  return request.headers.has(CALL_HEADER) ? Response.error() : fetch(request);
}
