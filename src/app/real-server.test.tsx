import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { expectMessages } from '#src/testing/console-messages.ts';
import { artwork } from '#src/testing/factories.ts';
import { purchase } from '#src/testing/fill-checkout.ts';
import { expectNotice, renderApp } from '#src/testing/render-app.tsx';
import { noon, smallShop } from '#src/testing/small-shop.ts';

// What a real server, or a host before it, answers and the mock backend never does.

const session = { username: 'ida', email: 'ida@example.com', role: 'customer' };

/** What is wrong with a response is told to the console. */
const UNUSABLE = /text\/html came|JSON was expected/;

/** An empty 204 is an empty list. */
const NOTHING_TO_SHOW =
  /Something went wrong|Not Found|No artists yet|No upcoming events|No artworks found|cart is empty/;

const PAGES = [
  '/',
  '/artworks',
  '/category/paintings',
  '/artwork/2',
  '/artists',
  '/artist/1',
  '/events',
  '/event/2',
  '/cart',
  '/checkout',
];

const page = (status: number) =>
  new HttpResponse('<!doctype html><html><h1>nginx</h1></html>', {
    status,
    statusText: status === 200 ? 'OK' : 'Bad Gateway',
    headers: { 'Content-Type': 'text/html' },
  });

let hasContent = false;

/** In turn with a status that lets expect a body, and with one that does not. */
function bodyless() {
  hasContent = !hasContent;
  return new HttpResponse(null, { status: hasContent ? 200 : 204 });
}

const ANSWERS: Record<string, () => Response> = {
  'a page of HTML with status 502': () => page(502),
  'a page of HTML with status 200': () => page(200),
  'no body, with status 200 or 204': () => bodyless(),
  'status 401 and no body': () => new HttpResponse('', { status: 401, statusText: 'Unauthorized' }),
};

/** Answers every call alike. @returns the handler, and the calls that it has answered */
function answeringAlike(answer: () => Response) {
  const calls: string[] = [];
  const handler = http.all('*', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
    return answer();
  });
  return { calls, handlers: [handler] };
}

describe.each(Object.entries(ANSWERS))('Where every call is answered with %s', (_, answer) => {
  beforeEach(() => expectMessages(UNUSABLE));

  test.each(PAGES)('%s says so, shows no markup and calls nothing twice', async (path) => {
    const { calls, handlers } = answeringAlike(answer);
    await renderApp(path, { handlers, session });
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByText(/^Loading/)).toBeNull();
    });
    expect(screen.getByRole('main')).toHaveTextContent(NOTHING_TO_SHOW);
    expect(document.body).not.toHaveTextContent(/<|nginx/);
    expect(calls).toContain('GET /api/cart/6');
    expect(calls).toEqual([...new Set(calls)]);
    // no response signs anybody out.
    expect(localStorage.getItem('user')).not.toBeNull();
  });
});

test('A 401 with a page of HTML at signing in is a wrong password, said once, and stays there', async () => {
  expectMessages(UNUSABLE);
  const signIn = http.post('/api/auth/login', () => page(401));
  const { user, router } = await renderApp('/signin', { handlers: [signIn] });
  await user.type(await screen.findByLabelText('Username'), 'ida');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
  await expectNotice('Login failed: Invalid username or password.');
  expect(router.state.location.pathname).toBe('/signin');
});

test('An account that is refused with a page of HTML gets the general sentence', async () => {
  expectMessages(UNUSABLE);
  const register = http.post('/api/users', () => page(502));
  const { user } = await renderApp('/signup', { handlers: [register] });
  for (const [label, text] of [
    ['Username', 'ida'],
    ['Email', 'ida@example.com'],
    ['Password', 'a long secret'],
    ['Confirm password', 'a long secret'],
  ] as const) {
    await user.type(await screen.findByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  await expectNotice('Registration failed: Could not create your account');
  expect(screen.getByLabelText('Username')).toHaveValue('ida');
});

/** Adds fields that the contract does not know to every object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withMore(field)]);
  return { ...Object.fromEntries(fields), _links: { self: '/' }, updated_at: null, tags: ['new'] };
}

/** A server with fields of its own, no body where the shop reads none, and ids with gaps. */
async function serverOfSomebodyElse() {
  const works = [7, 90_001, 12_000_000].map((id) =>
    artwork({ id, title: `Work ${id}`, price: 250, artistId: 1, categoryId: 1 }),
  );
  const collection = { ...smallShop, artworks: works };
  const { answer } = await createBackend({ collection, storage: 'memory', clock: noon });
  const handler = http.all('*', async ({ request }) => {
    const response = await answer(request);
    if (request.method !== 'GET') return new HttpResponse(null, { status: 204 });
    return HttpResponse.json(withMore(await response.json()) as object);
  });
  return { answer, handlers: [handler] };
}

test('A server with fields of its own, empty responses to changes and ids with gaps sells a work', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { answer, handlers } = await serverOfSomebodyElse();
  const { user, router } = await renderApp('/artworks', { handlers });
  await screen.findByText('Showing 3 results');
  const main = within(screen.getByRole('main'));
  const addresses = main
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/artwork/'));
  expect([...new Set(addresses)].toSorted()).toEqual([
    '/artwork/12000000',
    '/artwork/7',
    '/artwork/90001',
  ]);

  await user.click(main.getAllByRole('link', { name: 'Work 12000000' }).at(-1)!);
  await screen.findByRole('heading', { level: 1, name: 'Work 12000000' });
  const more = await screen.findByRole('region', { name: /^More by/ });
  for (const name of ['Work 7', 'Work 90001']) {
    expect(await within(more).findAllByRole('link', { name })).not.toEqual([]);
  }

  await user.click(screen.getAllByRole('button', { name: /^Add to Cart/ })[0]!);
  await user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }));
  expect(await screen.findByRole('link', { name: 'Work 12000000' })).toHaveAttribute(
    'href',
    '/artwork/12000000',
  );
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Work 12000000' }));
  await user.click(await screen.findByRole('link', { name: 'Cart, 2 items' }));
  await user.click(screen.getByRole('link', { name: 'Proceed to Checkout' }));
  await purchase(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  const left = await answer(new Request('http://shop.example/api/cart/6'));
  expect(await left.json()).toEqual([]);
});
