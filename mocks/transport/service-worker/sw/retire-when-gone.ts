import { retire } from '#src/build/service-worker/sw/retire.ts';
import { worker } from '#src/build/service-worker/sw/scope.ts';
import { isGone } from '../gone-worker.ts';
import { urlOf } from './scope.ts';

/** Whether the network answers everything from now on: the page that is replaced still asks, and may register the worker anew. */
export let isRetiring = false;

/**
 * Removes the worker once the host says that it has none any more, and loads the page that was just opened from the
 * network: another site may stand there by now, and would never be seen. Other pages stay as they are.
 * @param clientId of the page that was opened
 */
export async function retireWhenGone(clientId: string): Promise<void> {
  if (!(await isGone(urlOf('sw.js')))) return;
  isRetiring = true;
  // Asked for while the worker has pages in its care: it may load no others.
  const client = await worker.clients.get(clientId);
  await retire();
  if (client instanceof WindowClient) await client.navigate(client.url);
  // Until it went, the page may have kept pictures, and registered the worker again.
  await retire();
}
