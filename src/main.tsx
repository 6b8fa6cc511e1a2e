import './ui/theme.css';
import { App, openSiteRouter } from '#src/app/app.tsx';
import { preloadScreensWhenIdle } from '#src/app/prefetch.ts';
import {
  announceLive,
  readPrerenderedPage,
  showRendered,
  replayEarlyInput,
  whenRead,
} from '#src/app/prerendered-page.ts';
import { useCart } from '#src/data/cart.ts';
import { isDemo } from '#src/data/demo.ts';
import { holdCallsUntil } from '#src/data/http.ts';
import { resumeInterruptedOrder } from '#src/data/order-attempt.ts';
import {
  answersMatch,
  createQueryClient,
  readAgainOnDemand,
  whenAnswered,
} from '#src/data/query-client.ts';
import { restoreSession } from '#src/data/session.ts';
import { renderRoot } from './react-root.ts';
import { startBackend } from './start-backend.ts';

performance.mark('vernissage:shell');
holdCallsUntil(startBackend);
void restoreSession(startBackend);
const cartLoaded = useCart.getState().load();
void cartLoaded.then(resumeInterruptedOrder);
void render();

/** Takes the prerendered page over where its responses are still the right ones; renders the page anew otherwise. */
async function render(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root to render into.');

  const queryClient = createQueryClient();
  let handleReady!: () => void;
  const ready = new Promise<void>((resolve) => (handleReady = resolve));
  if (isDemo()) readAgainOnDemand(queryClient, ready);
  const page = readPrerenderedPage();
  const [isRight, router] = await Promise.all([
    page !== undefined && answersMatch(queryClient, page),
    openSiteRouter(),
    whenRead(),
  ]);

  function handleMount() {
    showRendered();
    // Only a page that is taken over shows at first what its file shows.
    if (!isRight) document.documentElement.classList.remove('visitor-state');
  }

  const screenMounted = new Promise<void>((resolve) => {
    const app = (
      <App
        queryClient={queryClient}
        router={router}
        onMount={handleMount}
        onScreenMount={resolve}
      />
    );
    renderRoot(root, app, isRight);
  });
  if (!isRight) handleReady();
  await screenMounted;
  await replayEarlyInput();
  await Promise.all([whenAnswered(queryClient), cartLoaded]);
  await announceLive();
  handleReady();
  preloadScreensWhenIdle();
}
