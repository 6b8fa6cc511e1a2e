import { retire } from '#src/build/service-worker/sw/retire.ts';
import { worker } from '#src/build/service-worker/sw/scope.ts';
import { isGone } from '../gone-worker.ts';
import { urlOf } from './scope.ts';

/** Whether the network answers navigations from now on; pages that are still open go on as they are. */
export let isRetiring = false;

/**
 * Removes the worker once the host says that it has none any more, and loads the page that was just opened from the
 * network: another site may stand there by now, and would never be seen. Other pages stay as they are.
 * @param clientId of the page that was opened
 */
export async function retireWhenGone(clientId: string): Promise<void> {
  if (!(await isGone(urlOf('sw.js')))) return;
  isRetiring = true;
  // Looked up while the worker still controls the page: it may navigate no other.
  const client = await worker.clients.get(clientId);
  await retire();
  try {
    if (client instanceof WindowClient) await client.navigate(client.url);
  } finally {
    // Until it went, the page may have kept pictures, and registered the worker again.
    await retire();
  }
}
