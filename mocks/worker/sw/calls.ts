import type { PageMessage } from '../messages.ts';
import { worker } from './scope.ts';

// Globals of MSW's worker script, which follows ours in the same file.
declare const activeClientIds: Set<string>;
declare function handleRequest(event: FetchEvent, id: string, since: number): Promise<Response>;

/** How long a page may take to say whether it answers calls; it asks nothing of the page but to be alive. */
const patience = 1000;

/** Whether MSW knows the page that calls. It forgets when the browser stops the idle worker, after some minutes. */
export const isKnown = (clientId: string): boolean => activeClientIds.has(clientId);

/** Asks the calling page whether it still answers calls and hands the call to MSW; else nobody has handled it. */
export async function answerForgotten(event: FetchEvent): Promise<Response> {
  if (!(await isServing(event.clientId))) {
    return Response.json({ message: 'No page answers this call' }, { status: 503 });
  }
  activeClientIds.add(event.clientId);
  return handleRequest(event, crypto.randomUUID(), Date.now());
}

async function isServing(clientId: string): Promise<boolean> {
  const client = clientId === '' ? undefined : await worker.clients.get(clientId);
  if (!client) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), patience);
    client.postMessage({ type: 'ARE_YOU_SERVING' } satisfies PageMessage, [port2]);
  });
}
