import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { artwork } from '#src/testing/factories.ts';
import { advanceTime, expectNotice } from '#src/testing/render-app.tsx';
import { test } from '#src/testing/shop.ts';
import { smallShop } from '#src/testing/small-shop.ts';

test('Artists that cannot be loaded are asked for again', async ({ shop }) => {
  const { user } = await shop.open('/artists', { fail: 'GET /api/artists:503 once' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ada Moor' })).toBeVisible();
});

test('A slow cart shows that it is loading', async ({ shop }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await shop.open('/cart', { scenario: 'full-cart', latency: 60_000 });
  expect(await screen.findByText('Loading your cart')).toBeInTheDocument();
  await advanceTime(60_000);
  expect(await screen.findByRole('link', { name: 'Quiet Hill' })).toBeVisible();
});

test('A shop with one artwork of mine', async ({ shop }) => {
  const artworks = [artwork({ title: 'Blue Door', price: 99 })];
  await shop.open('/artwork/1', { shop: { ...smallShop, artworks } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Blue Door' })).toBeVisible();
});

test('Add to Cart stores a line', async ({ shop }) => {
  const { user } = await shop.open('/artwork/2');
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await expectNotice('Item added to cart: The item has been added to your cart.');
  expect(await shop.rows('cart')).toEqual([{ id: 1, userId: 6, artworkId: 2, quantity: 1 }]);
});

test('Add to Cart sends one work', async ({ shop }) => {
  const { user } = await shop.open('/artwork/2');
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  const { status, request } = await shop.waitForCall('POST /api/cart');
  expect(status).toBe(201);
  expect(request).toEqual({ userId: 6, artworkId: 2, quantity: 1 });
});
