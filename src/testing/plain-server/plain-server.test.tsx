import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectMessages } from '#src/testing/console-messages.ts';
import { purchase } from '#src/testing/fill-checkout.ts';
import { priceText } from '#src/testing/price-text.ts';
import { expectNotice, renderApp } from '#src/testing/render-app.tsx';
import type { Deviation } from './deviation.ts';
import { fieldDeviations } from './field-deviations.ts';
import { createPlainServer, type PlainServer, type Ways } from './plain-server.ts';
import { DONE, REFUSALS, responseDeviations, USERS } from './response-deviations.ts';

/** What no page ever shows. */
const NEVER = /\bNaN\b|Invalid|undefined|\bnull\b|\[object|went wrong|could not be shown/;

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  // What differs is told to the developer.
  expectMessages(/differs from the contract|is a proxy missing/);
  return () => vi.unstubAllEnvs();
});

const handlersOf = ({ answer }: PlainServer) => [http.all('*', ({ request }) => answer(request))];

const post = (server: PlainServer, path: string, body: object) =>
  server.answer(
    new Request(`http://plain.example${path}`, { method: 'POST', body: JSON.stringify(body) }),
  );

/** A work and two tickets in the cart, with the ids of the server. */
async function fillCart(server: PlainServer, { id = (number) => number }: Ways = {}) {
  await post(server, '/api/cart', { userId: 6, artworkId: id(1), quantity: 1 });
  await post(server, '/api/cart', { userId: 6, eventId: id(1), quantity: 2 });
}

const titleOf = ({ about, sends, shows, path }: Deviation) =>
  `${about}: ${sends} shows ${shows} at ${path}`;

test.each([...fieldDeviations, ...responseDeviations].map((row) => [titleOf(row), row] as const))(
  '%s',
  async (_, { ways, path, texts, absent = [] }) => {
    const server = createPlainServer(ways);
    await fillCart(server, ways);
    await renderApp(path, { handlers: handlersOf(server) });
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByText(/^Loading/)).toBeNull();
    });
    const main = screen.getByRole('main');
    for (const text of texts) {
      expect(main).toHaveTextContent(typeof text === 'number' ? priceText(text) : text);
    }
    for (const text of absent) expect(main).not.toHaveTextContent(text);
    expect(document.body).not.toHaveTextContent(NEVER);
    expect(document.querySelector('img[src="/"]')).toBeNull();
  },
);

/** Buys what is in the cart. */
async function buy(server: PlainServer) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await renderApp('/checkout', { handlers: handlersOf(server) });
  await screen.findByRole('button', { name: 'Complete Purchase' });
  await purchase(user);
  await screen.findByText('Order confirmed');
  await expectNotice(
    'Order placed successfully!: Thank you for your purchase. Your order has been placed successfully.',
  );
}

test.each(DONE)('Changes that are answered with %s are done', async (_, done) => {
  const server = createPlainServer({ done });
  const { user } = await renderApp('/artwork/1', { handlers: handlersOf(server) });
  await user.click(await screen.findByRole('button', { name: 'Buy Now' }));
  expect(await screen.findByRole('region', { name: 'Order Summary' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Plain Work 1' }));
  await waitFor(() => expect(server.cart).toMatchObject([{ quantity: 2 }]));
  await user.click(screen.getByRole('button', { name: 'Remove Plain Work 1' }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(server.cart).toEqual([]);
});

test.each(DONE)('An order that is answered with %s is placed', async (_, done) => {
  const server = createPlainServer({ done });
  await fillCart(server);
  await buy(server);
  expect(server.orders).toHaveLength(1);
  expect(server.cart).toEqual([]);
});

test.each([
  ['whole numbers', (number: number) => number],
  ['numbers as text', String],
  ['text', (number: number) => `row ${number}/ü`],
])('An order holds ids that are %s as they came, and user 6', async (_, id) => {
  const server = createPlainServer({
    id,
    artwork: (row) => ({ ...row, price: '120.00', isSold: 0 }),
  });
  await fillCart(server, { id });
  await buy(server);
  expect(server.orders).toEqual([
    {
      order: { userId: 6, total: 241.8, status: 'pending' },
      items: [
        { orderId: 0, artworkId: id(1), eventId: null, quantity: 1, price: 120 },
        { orderId: 0, artworkId: null, eventId: id(1), quantity: 2, price: 45 },
      ],
    },
  ]);
});

test('A line whose work is gone is not ordered, and leaves with the cart', async () => {
  const server = createPlainServer({ line: (line) => ({ ...line, artwork: null }) });
  await fillCart(server);
  await buy(server);
  expect(server.orders).toMatchObject([{ order: { total: 112.2 }, items: [{ eventId: 1 }] }]);
  expect(server.cart).toEqual([]);
});

test.each(REFUSALS)('A sign-up that is refused as %s shows why', async (_, refusal) => {
  const server = createPlainServer({ refusal });
  const { user } = await renderApp('/signup', { handlers: handlersOf(server) });
  for (const [label, text] of [
    ['Username', 'ida'],
    ['Email', 'ida@example.com'],
    ['Password', 'a long secret'],
    ['Confirm password', 'a long secret'],
  ] as const) {
    await user.type(await screen.findByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  await expectNotice('Registration failed: This username is taken');
  expect(screen.getByLabelText('Username')).toHaveValue('ida');
});

test.each(USERS)('A user with %s is signed in', async (_, change) => {
  const server = createPlainServer({ user: change });
  const { user } = await renderApp('/signin', { handlers: handlersOf(server) });
  await user.type(await screen.findByLabelText('Username'), 'ida');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
  await expectNotice('Welcome back!: You have successfully logged in.');
  expect(await screen.findByRole('button', { name: 'Account, ida' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ username: 'ida' });
});
