import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCart } from '#src/data/cart.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { largeShop } from '#src/testing/large-shop.ts';
import { priceText } from '#src/testing/price-text.ts';
import { translatePage } from '#src/testing/translate-page.ts';

// The visitor's browser has translated the page; src/changing-text.test.ts holds the rule for all sources.

test.each([
  ['/artists', 'Showing 6 artists', /^Musician/, 'Showing 1 artist'],
  ['/events', 'Showing 8 events', /^Film/, 'Showing 5 events'],
])('On a translated %s the chips change how many are shown', async (path, before, chip, after) => {
  const { user, router } = await renderApp(path, { shop: largeShop });
  const status = await screen.findByText(before);
  translatePage();
  await user.click(screen.getByRole('button', { name: chip }));
  expect(status).toHaveTextContent(after);
  await act(() => router.navigate('/cart'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your cart is empty');
});

test('In a translated checkout another tab changes the cart, then clears it', async () => {
  const { backend } = await renderApp('/checkout', {
    cart: [{ artworkId: 2, quantity: 1 }],
    width: 390,
  });
  const button = await screen.findByRole('button', { name: /^Complete Purchase - .*\d/ });
  const review = screen.getByRole('region', { name: 'Order Summary' });
  translatePage();

  await changeElsewhere((rows) => rows.put({ ...rows.get(1)!, quantity: 2 }));
  await waitFor(() => expect(button).toHaveTextContent(priceText(555)));
  expect(within(review).getByText('× 2')).toBeInTheDocument();

  await changeElsewhere((rows) => rows.remove(1));
  expect(await within(review).findByText('Your cart is empty.')).toBeVisible();

  async function changeElsewhere(change: Parameters<typeof backend.database.cart.write>[0]) {
    await backend.database.cart.write(change);
    await act(() => useCart.getState().load());
  }
});

test('A translated room says how wide the furniture of the chosen room is', async () => {
  const { user } = await renderApp('/artwork/2');
  await user.click(await screen.findByRole('button', { name: 'View in a room' }));
  const room = within(await screen.findByRole('dialog', { name: 'Quiet Hill' }));
  const width = room.getByText(/^The sofa is 232 cm/);
  translatePage();
  await user.click(room.getByRole('radio', { name: 'Study' }));
  expect(width).toHaveTextContent('The sideboard is 196 cm');
});

test('A translated page can be left for every other one', async () => {
  const { router, user } = await renderApp('/', { cart: [{ eventId: 1, quantity: 2 }] });
  for (const path of ['/artwork/2', '/artwork/1', '/event/1', '/event/2', '/artist/1', '/cart']) {
    await screen.findAllByRole('heading', { level: 1 });
    translatePage();
    await act(() => router.navigate(path));
  }
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
});
