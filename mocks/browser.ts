import { loadOnce } from '#src/lib/load-once.ts';
import { pageParameter } from '#src/site/page-parameters.ts';
import { registerEntryPoints } from '#mocks/demo/entry-points.ts';
import { startDemoBackend } from '#mocks/demo/start-demo-backend.ts';
import type { Answer } from '#mocks/backend/server/answer.ts';
import { backendState } from './transport/backend-state.ts';
import { asNetwork, interceptFetch, type Transport } from './transport/intercept-fetch.ts';
import { countCall, untilQuiet, untilQuietAfterLoad, watchActivity } from './transport/quiet.ts';
import { isControlled } from './transport/site-worker.ts';

/** How long a first visit must have been quiet before the worker and the tools are loaded. */
const QUIET_MS = 4000;

/** How long `?transport=worker` holds calls for a worker that does not take control. */
const WORKER_TIMEOUT_MS = 10_000;

const startDemo = loadOnce(startDemoBackend);
/** A first visit does not wait for it; whoever develops never sees plain rows. */
const loadModel = loadOnce(async () => {
  const { backend } = await startDemo();
  await backend.database.loadModel(import.meta.env.DEV ? undefined : () => untilQuiet(0));
});
const answer: Answer = async (request) => {
  const { backend } = await startDemo();
  // Where a table fails, the calls that need it say why.
  if (import.meta.env.DEV) await loadModel().catch(() => {});
  const response = await backend.answer(request);
  if (!import.meta.env.DEV) return response;
  const { checkedResponse } = await import('#mocks/demo/traffic/checked-response.ts');
  return checkedResponse(request, response);
};

let route: Transport = asNetwork(answer);
let workerHandover: Promise<void> | undefined;
let isIntercepting = false;

/**
 * Starts the backend, once; where that fails, the next call starts it again. The page answers its own calls at once;
 * when it has loaded and the visitor pauses, it hands over to the service worker; where that controls the page already,
 * as soon as it has loaded. Where a worker cannot run or never takes control, the page goes on answering.
 * `?transport=inpage` stays with the page, `?transport=worker` holds the calls until the worker answers.
 * @returns resolves when calls can be made; each waits for the rows that it needs
 */
export async function startBackend(): Promise<void> {
  if (!isIntercepting) intercept();
  await startDemo();
  await workerHandover;
}

function intercept(): void {
  isIntercepting = true;
  const starting = startDemo();
  watchActivity();
  interceptFetch((request, send) => {
    const call = async () => {
      const { sendReal } = await startDemo();
      await workerHandover;
      return sendReal?.(request, send) ?? route(request, send);
    };
    return countCall(call());
  });

  // Only after all rows are there: the first cards wait for them, and the tools and the worker do not.
  const complete = starting.then(({ backend }) => backend.database.ready);
  const idle = complete.then(untilIdle, untilIdle);
  const transport = pageParameter('transport');
  if (transport === 'inpage') {
    backendState.setState({ reason: 'The address asks for ?transport=inpage.' });
  } else if (transport === 'worker') {
    workerHandover = Promise.race([handOver(), pause(WORKER_TIMEOUT_MS)]);
  } else {
    void idle.then(handOver);
  }

  const loadTools = registerEntryPoints(startDemo, () => import('./panel/create-tools.ts'));
  // For `window.vernissage`. Where the backend has not started, the calls report why.
  idle.then(loadTools).catch(() => {});

  const firstTable = starting.then(({ backend: { database } }) =>
    Promise.any<unknown>([
      database.categories,
      database.artists,
      database.artworks,
      database.events,
    ]),
  );
  // Where all tables fail, the calls report why.
  firstTable.then(() => performance.mark('vernissage:backend')).catch(() => {});
  idle.then(loadModel).catch(reportError);
}

async function handOver(): Promise<void> {
  try {
    // Loaded when needed: until the first cards show, every byte counts.
    const { workerTransport } = await import('#mocks/transport/worker-transport.ts');
    route = await workerTransport(answer);
    backendState.setState({ transport: 'worker', reason: '' });
  } catch (error) {
    backendState.setState({ reason: error instanceof Error ? error.message : String(error) });
  }
}

const untilIdle = () => untilQuietAfterLoad(isControlled() ? 0 : QUIET_MS);

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
