import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { routes } from '#src/app/routes.tsx';
import type { User } from '#src/contract/account.ts';
import type { AddCartItem } from '#src/contract/cart.ts';
import { useCart } from '#src/data/cart.ts';
import { finishEarlierOrder } from '#src/data/earlier-order.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { useSession } from '#src/data/session.ts';
import { clearNotices } from '#src/data/toast.ts';
import { CART_USER_ID } from '#src/domain/cart.ts';
import type { SeedCollection } from '#mocks/backend/db/database.ts';
import type { Backend } from '#mocks/backend/create-backend.ts';
import { freshBackend, server } from '#mocks/node.ts';
import { scenarioUser } from '#mocks/demo/backend-setup.ts';
import { seededRandom } from '#mocks/backend/server/seeded-random.ts';
import { noon, smallShop } from './small-shop.ts';
import { type VisitState, demoStateOf } from './visit-state.ts';

export interface VisitOptions extends VisitState {
  /** What lies in the cart when the visitor comes. */
  cart?: Omit<AddCartItem, 'userId'>[];
  /** Who is signed in; the scenario's user, or nobody, where a test does not say. */
  session?: User;
  /** What the shop has; the small shop where a test does not say. */
  shop?: SeedCollection;
  /** Answers that go before the backend's own. */
  answers?: RequestHandler[];
  /** The backend's clock; noon of 1 December 2026 where a test does not say. */
  clock?: () => Date;
  /** Of the backend's chance: the same seed, the same jitter and the same flaky calls. */
  seed?: number;
}

// A whole app on a busy machine takes its time; what a test waits for is never the clock.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5_000 });

// Here and not in setup.ts, so that tests which render nothing start without React and MSW.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  // jsdom lays nothing out and says so.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

afterEach(() => {
  closePage();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => server.close());

/** The whole app at `path`, as a visitor finds it, against a new backend. */
export async function renderApp(
  path: string,
  {
    cart = [],
    session,
    shop = smallShop,
    answers = [],
    clock = noon,
    seed = 1,
    ...visitState
  }: VisitOptions = {},
) {
  const state = demoStateOf(visitState);
  const random = seededRandom(seed);
  const backend = await freshBackend({ collection: shop, clock, random, state });
  server.use(...answers);
  await backend.database.cart.write((rows) => {
    for (const item of cart) rows.insert((id) => ({ id, userId: CART_USER_ID, ...item }));
  });
  const signedIn = session ?? scenarioUser(state);
  if (signedIn) localStorage.setItem('user', JSON.stringify(signedIn));

  const user = userEvent.setup(
    vi.isFakeTimers()
      ? { advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) }
      : {},
  );
  return {
    user,
    backend,
    router: openPage(path),
    /** Opens a page as a reload does: with the same backend and storage, and nothing in memory. */
    reload(from: string) {
      closePage();
      return openPage(from);
    },
  };
}

function openPage(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  useSession.getState().restore();
  void useCart.getState().load().then(finishEarlierOrder);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

/** Leaves nothing of the page in memory. */
function closePage() {
  cleanup();
  clearNotices();
  useCart.setState(useCart.getInitialState(), true);
  useSession.setState(useSession.getInitialState(), true);
}

/** Lets faked time pass, and React take note of what happens meanwhile. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** What the app has asked the backend to change, in order: `PUT /api/cart/1 {"quantity":2}`. */
export function changesAskedOf({ log }: Backend): string[] {
  return log.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, request }) => `${method} ${path} ${request}`.trim());
}

/** What the app has read from the backend besides the cart, in the alphabet's order: `/api/artworks`. */
export function readsAskedOf({ log }: Backend): string[] {
  return log.calls
    .filter(({ method, path }) => method === 'GET' && path !== '/api/cart/6')
    .map(({ path }) => path)
    .sort();
}

/** Waits until this is the notice on show: "Cart updated: The item quantity has been updated." */
export async function expectNotice(text: string): Promise<void> {
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  await waitFor(() => expect(region.textContent).toBe(text));
}
