import { retire } from '#src/build/service-worker/sw/retire.ts';
import { worker } from '#src/build/service-worker/sw/scope.ts';
import { isGone } from '../gone-worker.ts';
import { urlOf } from './scope.ts';

/** A page that is starting replaces its entry a few times; one that the host does not let go has to end too. */
const MOST_ATTEMPTS = 10;

/** Milliseconds that a page has to start in: what the host is asked meanwhile makes it start later. */
const START_TIME = 2000;

/** Whether the network answers navigations from now on; pages that are still open go on as they are. */
export let isRetiring = false;

/**
 * Removes the worker once the host says that it has none any more, and loads the page that was just opened from the
 * network: another site may stand there by now, and would never be seen. Other pages stay as they are.
 * @param clientId of the page that was opened
 */
export async function retireWhenGone(clientId: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, START_TIME));
  if (!(await isGone(urlOf('sw.js')))) return;
  isRetiring = true;
  await retire();
  try {
    await leave(clientId);
  } finally {
    // Until it went, the page may have kept pictures, and registered the worker again.
    await retire();
  }
}

/**
 * Loads a page anew until it is gone: a page that replaces its own history entry at the same time ends the navigation, which
 * the browser then takes for done.
 */
async function leave(clientId: string): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const client = await worker.clients.get(clientId);
    if (!(client instanceof WindowClient)) return;
    await client.navigate(client.url);
  }
}
