import { isOwnPage, worker } from '#src/build/service-worker/sw/scope.ts';
import { ask, CALL_HEADER } from '../messages.ts';

// Globals of MSW's worker script, which follows ours in the same file.
declare const activeClientIds: Set<string>;
declare function handleRequest(event: FetchEvent, id: string, since: number): Promise<Response>;

/** How many milliseconds a page may take to say that it answers calls. */
const REPLY_TIMEOUT = 1000;

/** Whether MSW knows the page that calls. It forgets when the browser stops the idle worker, after some minutes. */
export const isKnown = (clientId: string): boolean => activeClientIds.has(clientId);

/** Pages that may be another site's and did not say that they answer calls. */
const unservedIds = new Set<string>();

/**
 * Asks the calling page whether it still answers calls and passes the call to MSW. The call of any other page goes
 * to the network: it may be another site's, or this one's with a real server.
 */
export async function answerForgotten(event: FetchEvent): Promise<Response> {
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
