// The examples of README.md, so that they are run.
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, vi } from 'vitest';
import { demoUser } from '#mocks/demo/scenarios/customer.ts';
import { completePurchase, fillCard, fillContactAndAddress } from './fill-checkout.ts';
import { expectNotice, advanceTime } from './render-app.tsx';
import { test } from './shop.ts';

test('A full cart shows its lines', async ({ shop }) => {
  await shop.visit('/cart', { scenario: 'full-cart' });
  expect(await screen.findByRole('link', { name: 'Quiet Hill' })).toBeVisible();
});

test('Add to Cart adds an artwork to the stored cart', async ({ shop }) => {
  const { user } = await shop.visit('/artwork/2');
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await expectNotice('Item added to cart: The item has been added to your cart.');
  expect(await shop.rows('cart')).toEqual([{ id: 1, userId: 6, artworkId: 2, quantity: 1 }]);
});

test('An order that fails once succeeds on retry', async ({ shop }) => {
  const { user } = await shop.visit('/checkout', {
    cart: [{ artworkId: 2, quantity: 1 }],
    fail: 'POST /api/orders:500 once',
  });
  await fillContactAndAddress(user);
  await fillCard(user);
  await completePurchase(user);
  await expectNotice(
    'Checkout failed: There was an error processing your order. Please try again.',
  );
  await completePurchase(user);
  await vi.waitFor(async () => expect(await shop.rows('orders')).toHaveLength(1));
});

test('A slow page shows a skeleton until its data arrives', async ({ shop }) => {
  vi.useFakeTimers();
  await shop.visit('/cart', { scenario: 'full-cart', latency: '800±200' });
  await advanceTime(500);
  expect(screen.getByText('Loading your cart')).toBeInTheDocument();
  await advanceTime(500);
  expect(screen.getByRole('link', { name: 'Quiet Hill' })).toBeVisible();
});

test('A signed-in user has an account menu', async ({ shop }) => {
  await shop.visit('/', { session: demoUser });
  expect(await screen.findByRole('button', { name: /account/i })).toBeVisible();
});

test('A handler of the test takes precedence over the backend’s', async ({ shop }) => {
  const noArtists = http.get('/api/artists', () => HttpResponse.json([]));
  await shop.visit('/artists', { handlers: [noArtists] });
  expect(await screen.findByRole('heading', { name: 'Artists' })).toBeVisible();
  expect(shop.calls().map(({ path }) => path)).not.toContain('/api/artists');
});

test('An unknown call is an error that lists the valid calls', async ({ shop }) => {
  await expect(shop.visit('/', { fail: 'POST /api/order:500' })).rejects.toThrow(
    '"POST /api/order" is no call of the shop. There are: GET /api/cart/:userId, POST /api/cart,',
  );
});

test('Every example of the README is one of these tests or a browser test', () => {
  const read = (file: string) => readFileSync(`src/${file}`, 'utf8');
  const examples = [...read('testing/README.md').matchAll(/```tsx?\n(.*?)```/gs)];
  const tests = read('testing/examples.test.tsx') + read('e2e/scenarios.e2e.ts');
  expect(examples.length).toBeGreaterThan(4);
  expect(examples.map(([, code = '']) => code).filter((code) => !tests.includes(code))).toEqual([]);
});
