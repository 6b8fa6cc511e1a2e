import { registerEntryPoints } from '#mocks/demo/entry-points.ts';
import { openShop } from '#mocks/demo/open-shop.ts';
import type { Answer } from '#mocks/backend/server/answer.ts';
import { backendState } from './transport/backend-state.ts';
import { asNetwork, interceptFetch, type Transport } from './transport/intercept-fetch.ts';

/** How long `?transport=worker` holds calls for a worker that does not come. */
const patience = 10_000;

/**
 * Starts the backend. The page answers its calls itself at once and, when it has loaded and is idle, hands
 * over to the service worker; where a worker cannot run, or never takes control, the page goes on for good.
 * `?transport=inpage` keeps to the page, `?transport=worker` holds the calls until the worker serves.
 */
export async function startBackend(): Promise<void> {
  const transport = new URLSearchParams(location.search).get('transport');
  const opening = openShop();
  const loadTools = registerEntryPoints(opening);
  const answer: Answer = async (request) => (await opening).backend.answer(request);
  let route: Transport = asNetwork(answer);
  let held: Promise<void> | undefined;
  // Not before the backend has opened: until then the first cards are still to come.
  const idle = opening.then(idleAfterLoad, idleAfterLoad);
  interceptFetch(async (request, send) => {
    await held;
    return route(request, send);
  });

  async function handOver() {
    try {
      // Its code comes when it is needed: nothing of it is in the way of the first cards.
      const { workerTransport } = await import('#mocks/transport/worker-transport.ts');
      route = await workerTransport(answer);
      backendState.setState({ transport: 'worker', reason: '' });
    } catch (error) {
      backendState.setState({ reason: error instanceof Error ? error.message : String(error) });
    }
  }

  if (transport === 'inpage') {
    backendState.setState({ reason: 'The address asks for ?transport=inpage.' });
  } else if (transport === 'worker') {
    held = Promise.race([handOver(), pause(patience)]);
  } else {
    void idle.then(handOver);
  }

  // For the console; where it fails, so have the calls.
  idle.then(loadTools).catch(() => {});

  await opening;
  await held;
}

async function idleAfterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) =>
    // Safari has no idle callback.
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  );
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
