import type { PageMessage } from '../messages.ts';
import { isOwnPage, worker } from './scope.ts';

// Globals of MSW's worker script, which follows ours in the same file.
declare const activeClientIds: Set<string>;
declare function handleRequest(event: FetchEvent, id: string, since: number): Promise<Response>;

/** How long a page may take to say whether it answers calls; it asks nothing of the page but to be alive. */
const patience = 1000;

/** Whether MSW knows the page that calls. It forgets when the browser stops the idle worker, after some minutes. */
export const isKnown = (clientId: string): boolean => activeClientIds.has(clientId);

/** Pages that may be another site's and did not say that they answer calls. */
const strangers = new Set<string>();

/**
 * Asks the calling page whether it still answers calls and hands the call to MSW. The call of any other page goes
 * to the network: it may be another site's, or this one's with a real server, and a page of ours answers itself
 * what the static host refuses.
 */
export async function answerForgotten(event: FetchEvent): Promise<Response> {
  const { clientId, request } = event;
  const client = clientId === '' ? undefined : await worker.clients.get(clientId);
  if (!client || strangers.has(clientId)) return fetch(request);
  if (await isServing(client)) {
    activeClientIds.add(clientId);
    return handleRequest(event, crypto.randomUUID(), Date.now());
  }
  // One of ours may only have been too busy to say so.
  if (!isOwnPage(client.url)) strangers.add(clientId);
  return fetch(request);
}

function isServing(client: Client): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), patience);
    client.postMessage({ type: 'ARE_YOU_SERVING' } satisfies PageMessage, [port2]);
  });
}
