import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { routes } from '#src/app/routes.tsx';
import { Shell } from '#src/app/shell.tsx';
import type { User } from '#src/contract/account.ts';
// Else it would be loaded while a test fakes the timers.
import '#src/contract/schemas.ts';
import '#src/data/read-response.ts';
import type { AddCartItem } from '#src/contract/cart.ts';
import { noteBrowsedWorks } from '#src/data/browsed-works.ts';
import { useCart } from '#src/data/cart.ts';
import { resumeInterruptedOrder } from '#src/data/order-attempt.ts';
import { createQueryClient, readAgainOnDemand } from '#src/data/query-client.ts';
import { useSession } from '#src/data/session.ts';
import { clearNotices } from '#src/data/toast.ts';
import { CART_USER_ID } from '#src/domain/cart.ts';
import { createMemoryHistory } from '#src/router/history.ts';
import { createRouter } from '#src/router/router.ts';
import { loadPage } from '#src/router/routes.ts';
import { SiteRouterProvider } from '#src/router/site-router.tsx';
import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';
import type { Backend } from '#mocks/backend/create-backend.ts';
import { freshBackend, server } from '#mocks/node.ts';
import { scenarioUser } from '#mocks/demo/state/backend-setup.ts';
import { stateParameters } from '#mocks/demo/state/asked-state.ts';
import { seededRandom } from '#mocks/backend/server/seeded-random.ts';
import { noon, smallShop } from './small-shop.ts';
import { setScreenWidth } from './screen-width.ts';
import { type VisitState, demoStateOf } from '#mocks/demo/state/visit-state.ts';

export interface OpenOptions extends VisitState {
  /** The items in the cart at the start. */
  cart?: readonly Omit<AddCartItem, 'userId'>[];
  /** The signed-in user; by default the scenario's user, if any. */
  session?: User;
  /** The seeded collection; by default the small shop. */
  shop?: SeedCollection;
  /** MSW handlers that take precedence over the backend. */
  handlers?: RequestHandler[];
  /** The backend's clock; by default noon of 1 December 2026. */
  clock?: () => Date;
  /** Pixels across the screen, for what only wide or only small ones show; by default 1440. */
  width?: number;
  /** Seed of the backend's random numbers, which decide jitter and flaky calls. */
  seed?: number;
}

// Not in setup.ts, so that tests which render nothing do not load React and MSW.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  // jsdom does not implement scrolling and logs an error.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

afterEach(() => {
  closePage();
  vi.useRealTimers();
  delete document.documentElement.dataset.clockAhead;
});

afterAll(() => server.close());

/**
 * Renders the whole app at `path` with a new backend.
 * @throws Error with the right names where one is wrong, and for a state in the path
 */
export async function renderApp(
  path: string,
  {
    cart = [],
    session,
    shop = smallShop,
    handlers = [],
    clock = noon,
    seed = 1,
    width = 1440,
    ...visitState
  }: OpenOptions = {},
) {
  const state = demoStateOf(visitState);
  const inAddress = stateParameters(new URL(path, location.href).search);
  if (inAddress !== undefined) {
    throw new Error(`No address is read here: pass the state "${inAddress}" as options.`);
  }
  onTestFinished(setScreenWidth(width));
  const random = seededRandom(seed);
  const backend = await freshBackend({ collection: shop, clock, random, state });
  server.use(...handlers);
  // As the backend's `?clock=` does: the page's events pass when the backend's do.
  document.documentElement.dataset.clockAhead = String(clock().getTime() - Date.now());
  await backend.database.cart.write((rows) => {
    for (const item of cart) rows.insert((id) => ({ id, userId: CART_USER_ID, ...item }));
  });
  const signedIn = session ?? scenarioUser(state);
  if (signedIn) localStorage.setItem('user', JSON.stringify(signedIn));

  // As the site does before its first render: a test that has stopped the time could not wait for it.
  await loadPage(routes, new URL(path, location.href).pathname);
  const user = userEvent.setup(
    vi.isFakeTimers()
      ? { advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) }
      : {},
  );
  return {
    user,
    backend,
    router: openPage(path),
    /** Reloads the page: same backend and storage, new memory. */
    reload(from: string) {
      closePage();
      return openPage(from);
    },
  };
}

function openPage(path: string) {
  const router = createRouter(routes, { history: createMemoryHistory(path) });
  useSession.getState().restore();
  void useCart.getState().load().then(resumeInterruptedOrder);
  const queryClient = createQueryClient();
  readAgainOnDemand(queryClient, Promise.resolve());
  render(
    <QueryClientProvider client={queryClient}>
      <SiteRouterProvider router={router}>
        <Shell />
      </SiteRouterProvider>
    </QueryClientProvider>,
  );
  return router;
}

/** Unmounts the page and resets all client state in memory. */
function closePage() {
  cleanup();
  clearNotices();
  noteBrowsedWorks([]);
  useCart.setState(useCart.getInitialState(), true);
  useSession.setState(useSession.getInitialState(), true);
}

/** Waits for the heading of the page. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Advances fake timers inside `act`. */
export async function advanceTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** The calls so far that are not reads, in order: `PUT /api/cart/1 {"quantity":2}`. */
export function writeCallsOf({ log }: Backend): string[] {
  return log.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, request }) => `${method} ${path} ${request}`.trim());
}

/** The paths of the reads so far, without the cart, sorted: `/api/artworks`. */
export function readCallsOf({ log }: Backend): string[] {
  return log.calls
    .filter(({ method, path }) => method === 'GET' && path !== '/api/cart/6')
    .map(({ path }) => path)
    .sort();
}

/** Waits until this toast is shown: "Cart updated: The item quantity has been updated." */
export async function expectNotice(text: string): Promise<void> {
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  await waitFor(() => expect(region.textContent).toBe(text));
}
