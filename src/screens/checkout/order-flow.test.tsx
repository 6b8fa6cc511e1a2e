import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import {
  completePurchase,
  fillCard,
  fillContactAndAddress,
  purchase,
} from '#src/testing/fill-checkout.ts';
import { priceText } from '#src/testing/price-text.ts';
import { advanceTime, expectNotice, renderApp, writeCallsOf } from '#src/testing/render-app.tsx';
import type { Backend } from '#mocks/backend/create-backend.ts';
import { server } from '#mocks/node.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const hill = { artworkId: 2, quantity: 1 };
const lateShow = { eventId: 1, quantity: 2 };

const ORDER =
  'POST /api/orders ' +
  '{"order":{"userId":6,"total":382.2,"status":"pending"},"items":[' +
  '{"orderId":0,"artworkId":2,"eventId":null,"quantity":1,"price":250},' +
  '{"orderId":0,"artworkId":null,"eventId":1,"quantity":2,"price":45}]}';
const CLEARED = 'DELETE /api/cart/user/6';
const PLACED =
  'Order placed successfully!: Thank you for your purchase. Your order has been placed successfully.';

const field = (name: string) => screen.findByLabelText(name);
const button = (name: string) => screen.findByRole('button', { name });
const summary = () => screen.findByRole('region', { name: 'Order Summary' });

test('An order is sent, the cart is cleared, and two seconds later Home is shown', async () => {
  const { user, backend, router } = await renderApp('/checkout', { cart: [hill, lateShow] });
  await purchase(user);
  await expectNotice('Cart cleared: Your cart has been cleared.');

  // The order contains nothing from the form: no name, no address, no card.
  expect(writeCallsOf(backend)).toEqual([ORDER, CLEARED]);
  expect(await backend.database.cart.read((rows) => rows.all())).toEqual([]);
  expect(await backend.database.orders.read((rows) => rows.all())).toMatchObject([
    { order: { userId: 6, total: 382.2, status: 'pending' } },
  ]);
  // What the browser keeps of it are its lines.
  expect(Object.keys(localStorage)).toEqual(['last-order']);
  expect(localStorage.getItem('last-order')).not.toMatch(/Ida|Wall Street|digits/);

  await advanceTime(1_000);
  await expectNotice(PLACED);
  expect(router.state.location.pathname).toBe('/checkout');
  await advanceTime(1_000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test.each([1440, 390])(
  'Until the redirect, at %d pixels, the button reads Processing... and the totals are still shown',
  async (width) => {
    const { user } = await renderApp('/checkout', { cart: [hill, lateShow], width });
    await purchase(user);
    await expectNotice('Cart cleared: Your cart has been cleared.');
    expect(await button('Processing...')).toHaveAttribute('aria-disabled', 'true');
    expect(await summary()).toHaveTextContent(`Total${priceText(382.2)}`);
    expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
  },
);

test('A second click does not place a second order', async () => {
  const { user, backend } = await renderApp('/checkout', { cart: [hill, lateShow] });
  backend.conditions.set(endpoints.placeOrder, { latency: 20_000 });
  await fillContactAndAddress(user);
  await fillCard(user);
  await user.dblClick(await button('Complete Purchase'));
  await user.click(await button('Processing...'));
  await advanceTime(20_000);
  await expectNotice('Cart cleared: Your cart has been cleared.');
  expect(writeCallsOf(backend)).toEqual([ORDER, CLEARED]);
});

test('Leaving while the order is pending and submitting again places one order', async () => {
  const { user, backend, router } = await renderApp('/checkout', { cart: [hill, lateShow] });
  backend.conditions.set(endpoints.placeOrder, { latency: 5_000 });
  await purchase(user);
  await act(() => router.navigate('/cart'));
  await act(() => router.navigate('/checkout'));
  await purchase(user);
  await advanceTime(5_000);
  await expectNotice(PLACED);
  expect(await backend.database.orders.read((rows) => rows.all())).toHaveLength(1);
});

test('After a reload before the cart is cleared, it is cleared and the order is announced', async () => {
  const { user, backend, reload } = await renderApp('/checkout', { cart: [hill] });
  const clear = vi.fn(() => new Promise<never>(() => {}));
  server.use(http.delete('/api/cart/user/6', clear, { once: true }));
  await purchase(user);
  await waitFor(() => expect(clear).toHaveBeenCalled());

  reload('/checkout');
  await expectNotice('Cart cleared: Your cart has been cleared.');
  await advanceTime(1_000);
  await expectNotice(PLACED);
  expect(await within(await summary()).findByText('Your cart is empty.')).toBeVisible();
  expect(await ordersOf(backend)).toHaveLength(1);
});

const ordersOf = ({ database }: Backend) => database.orders.read((rows) => rows.all());

test.each([500, 401, 'network'] as const)(
  'An order that fails with %s shows a toast and can be retried',
  async (failure) => {
    const { user, backend } = await renderApp('/checkout', {
      cart: [hill, lateShow],
      fail: { placeOrder: failure },
    });
    await purchase(user);
    await expectNotice(
      'Checkout failed: There was an error processing your order. Please try again.',
    );
    expect(await button('Complete Purchase')).toHaveAttribute('aria-disabled', 'false');
    expect(await field('First name')).toHaveValue('Ida');
    expect(await field('Card number')).toHaveValue('not even digits');
    expect(await backend.database.cart.read((rows) => rows.all())).toHaveLength(2);

    backend.conditions.clear();
    await completePurchase(user);
    await waitFor(() =>
      expect(writeCallsOf(backend)).toEqual([expect.any(String), ORDER, CLEARED]),
    );
  },
);

test('When clearing fails after the order was placed, both toasts and then Home are shown', async () => {
  const { user, backend, router } = await renderApp('/checkout', {
    cart: [hill, lateShow],
    fail: { clearCart: 500 },
  });
  await purchase(user);
  await expectNotice('Error: Failed to clear your cart. Please try again.');
  await advanceTime(1_000);
  await expectNotice(PLACED);
  await advanceTime(1_000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(await backend.database.orders.read((rows) => rows.all())).toHaveLength(1);
});

test('Leaving the page cancels the redirect', async () => {
  const { user, router } = await renderApp('/checkout', { cart: [hill, lateShow] });
  await purchase(user);
  await expectNotice('Cart cleared: Your cart has been cleared.');
  await user.click(screen.getByRole('link', { name: 'Cart' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await advanceTime(3_000);
  expect(router.state.location.pathname).toBe('/cart');
});

test('The order is placed for user 6 even when another user is signed in', async () => {
  localStorage.setItem(
    'user',
    '{"id":9,"username":"ida","email":"ida@example.com","role":"customer"}',
  );
  const { user, backend } = await renderApp('/checkout', { cart: [hill, lateShow] });
  expect(await button('Account, ida')).toBeVisible();
  await purchase(user);
  await waitFor(() => expect(writeCallsOf(backend)).toEqual([ORDER, CLEARED]));
});
