import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { brand } from '#src/copy/brand.ts';
import { useCart } from '#src/data/cart.ts';
import { priceText } from '#src/testing/price-text.ts';
import {
  advanceTime,
  expectNotice,
  heading,
  renderApp,
  writeCallsOf,
} from '#src/testing/render-app.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const hill = { artworkId: 2, quantity: 1 };
const frame = { artworkId: 3, quantity: 1 };
const lateShow = { eventId: 1, quantity: 2 };

const button = (name: string) => screen.findByRole('button', { name });

async function lines() {
  return within(await screen.findByRole('list', { name: 'Items' })).getAllByRole('listitem');
}

const summary = () => screen.findByRole('region', { name: 'Order Summary' });

test('An artwork is shown with image, linked title, unit price, quantity and line total', async () => {
  await renderApp('/cart', { cart: [{ artworkId: 3, quantity: 2 }] });
  expect(await heading('Cart')).toBeVisible();
  const [line] = await lines();
  const work = within(line!);
  expect(work.getByRole('img', { name: 'Frame 12, Oil' })).toHaveAttribute('src', '/w3.avif');
  expect(work.getByRole('link', { name: 'Frame 12' })).toHaveAttribute('href', '/artwork/3');
  expect(work.getByText(priceText(80.5))).toBeVisible();
  expect(work.getByRole('spinbutton', { name: 'Quantity of Frame 12' })).toHaveValue(2);
  expect(work.getByText(priceText(161))).toBeVisible();
  expect(work.getByRole('button', { name: 'Remove Frame 12' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`Cart · ${brand.name}`));
});

test('An event ticket costs the minimum price and links to its event', async () => {
  await renderApp('/cart', { cart: [lateShow] });
  const [line] = await lines();
  const ticket = within(line!);
  expect(ticket.getByRole('img', { name: 'Late Show' })).toHaveAttribute('src', '/e1.avif');
  const [, title] = ticket.getAllByRole('link', { name: 'Late Show' });
  expect(title).toHaveAttribute('href', '/event/1');
  expect(ticket.getByText('Dec 21, 2026, 7:30 PM')).toBeVisible();
  expect(ticket.getByText(priceText(45))).toBeVisible();
  expect(ticket.getByText(priceText(90))).toBeVisible();
});

test('The order summary shows subtotal, flat shipping, 8 % tax and total', async () => {
  await renderApp('/cart', { cart: [hill, frame, lateShow] });
  expect(await summary()).toHaveTextContent(
    `Subtotal${priceText(420.5)}Shipping${priceText(15)}Tax${priceText(33.64)}Total${priceText(469.14)}`,
  );
});

test('Proceed to Checkout and Continue Shopping are links', async () => {
  await renderApp('/cart', { cart: [hill] });
  const links = within(await summary());
  expect(links.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
    'href',
    '/checkout',
  );
  expect(links.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
});

test('An empty cart shows Your cart is empty and Start Shopping', async () => {
  await renderApp('/cart');
  expect(await heading('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('region', { name: 'Order Summary' })).not.toBeInTheDocument();
});

test('An empty cart leads on to each category', async () => {
  await renderApp('/cart');
  await heading('Your cart is empty');
  await screen.findByText('Mixed Media', { selector: 'main *' });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => href!.startsWith('/category/'))).toEqual([
    '/category/paintings',
    '/category/pet-portraits',
    '/category/film',
    '/category/performance-art',
    '/category/live-music',
    '/category/mixed-media',
  ]);
});

test('While the first work is added, a skeleton is shown and not the empty state', async () => {
  const { user } = await renderApp('/artwork/2', { fail: { addCartItem: 'never' } });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await user.click(screen.getByRole('link', { name: /^Cart/ }));
  expect(await screen.findByText('Loading your cart')).toBeInTheDocument();
  expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
});

test('While the cart loads, a skeleton is shown and not the empty state', async () => {
  await renderApp('/cart', { cart: [hill], fail: { getCart: 'never' } });
  const loading = await screen.findByText('Loading your cart');
  expect(loading.parentElement).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
});

test('A cart that fails to load shows a toast, and Try again loads it', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill], fail: { getCart: 500 } });
  await expectNotice('Error: Failed to load your cart items. Please try again.');
  expect(await screen.findByText('500: {"message":"This failure was asked for"}')).toBeVisible();
  expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();

  backend.conditions.clear();
  await user.click(await button('Try again'));
  expect(await lines()).toHaveLength(1);
});

test('After an addition whose cart cannot be read, the cart is not shown as empty, and Try again reads it', async () => {
  const { user, backend } = await renderApp('/artwork/2');
  const add = await button('Add to Cart');
  await waitFor(() => expect(useCart.getState().hasLoaded).toBe(true));
  backend.conditions.set(endpoints.getCart, { failure: 500 });
  await user.click(add);
  await expectNotice('Error: Failed to load your cart items. Please try again.');
  await user.click(screen.getByRole('link', { name: /^Cart/ }));
  expect(await heading('Cart')).toBeVisible();
  expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();

  backend.conditions.clear();
  await user.click(await button('Try again'));
  expect(await lines()).toHaveLength(1);
});

test('A removed line leaves the list without another read, and the next Remove gets the focus', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill, frame, lateShow] });
  await user.click(await button('Remove Frame 12'));
  await expectNotice('Item removed: The item has been removed from your cart.');
  expect(await lines()).toHaveLength(2);
  expect(await button('Remove Late Show')).toHaveFocus();
  expect(backend.log.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/cart/6',
    'DELETE /api/cart/2',
  ]);
});

test('When the last line is removed, the heading gets the focus', async () => {
  const { user } = await renderApp('/cart', { cart: [hill, frame] });
  await user.click(await button('Remove Frame 12'));
  await waitFor(async () => expect(await heading('Cart')).toHaveFocus());
  await user.click(await button('Remove Quiet Hill'));
  await waitFor(async () => expect(await heading('Your cart is empty')).toHaveFocus());
});

test('When a removal fails, the line stays and a toast is shown', async () => {
  const { user } = await renderApp('/cart', { cart: [hill], fail: { removeCartItem: 'network' } });
  await user.click(await button('Remove Quiet Hill'));
  await expectNotice('Error: Failed to remove item from cart. Please try again.');
  expect(await lines()).toHaveLength(1);
  expect(await button('Remove Quiet Hill')).toHaveFocus();
});

test('While a removal runs, its button is busy, and a second click makes no second call', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill, frame] });
  backend.conditions.set(endpoints.removeCartItem, { latency: 20_000 });
  const remove = await button('Remove Quiet Hill');
  await user.dblClick(remove);
  expect(remove).toHaveAttribute('aria-busy', 'true');
  await advanceTime(20_500);
  await expectNotice('Item removed: The item has been removed from your cart.');
  expect(writeCallsOf(backend)).toEqual(['DELETE /api/cart/1']);
});

test('While Clear Cart runs, a second click makes no second call', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill, frame] });
  backend.conditions.set(endpoints.clearCart, { latency: 20_000 });
  const clear = await button('Clear Cart');
  await user.dblClick(clear);
  expect(clear).toHaveAttribute('aria-busy', 'true');
  await advanceTime(20_500);
  expect(await heading('Your cart is empty')).toBeVisible();
  expect(writeCallsOf(backend)).toEqual(['DELETE /api/cart/user/6']);
});

test('Clear Cart empties the cart in one call', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill, lateShow] });
  await user.click(await button('Clear Cart'));
  await expectNotice('Cart cleared: Your cart has been cleared.');
  expect(await heading('Your cart is empty')).toHaveFocus();
  expect(writeCallsOf(backend)).toEqual(['DELETE /api/cart/user/6']);
});

test('When clearing fails, the lines stay and a toast is shown', async () => {
  const { user } = await renderApp('/cart', { cart: [hill], fail: { clearCart: 500 } });
  await user.click(await button('Clear Cart'));
  await expectNotice('Error: Failed to clear your cart. Please try again.');
  expect(await lines()).toHaveLength(1);
});

test('An artwork sold after it was added shows Sold and can be removed', async () => {
  const { user } = await renderApp('/cart', { cart: [{ artworkId: 1, quantity: 1 }] });
  const [line] = await lines();
  expect(within(line!).getByText('Sold')).toBeVisible();
  await user.click(await button('Remove Sold Sea'));
  expect(await heading('Your cart is empty')).toBeVisible();
});

test('A coupon shows Applying... for one second and changes nothing', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill] });
  const code = await screen.findByRole('textbox', { name: 'Coupon code' });
  const apply = await button('Apply');
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  await user.type(code, 'SPRING');
  expect(apply).toHaveAttribute('aria-disabled', 'false');

  fireEvent.click(apply);
  expect(apply).toHaveTextContent('Applying...');
  act(() => void vi.advanceTimersByTime(999));
  expect(code).toHaveValue('SPRING');
  act(() => void vi.advanceTimersByTime(1));
  expect(code).toHaveValue('');
  expect(apply).toHaveTextContent('Apply');
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  expect(await summary()).toHaveTextContent(
    `Subtotal${priceText(250)}Shipping${priceText(15)}Tax${priceText(20)}Total${priceText(285)}`,
  );
  await expectNotice('');
  expect(writeCallsOf(backend)).toEqual([]);
});

test('Leaving the cart resets the coupon', async () => {
  const { user, router } = await renderApp('/cart', { cart: [hill] });
  await user.type(await screen.findByRole('textbox', { name: 'Coupon code' }), 'SPRING{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Proceed to Checkout' }));
  expect(await heading('Checkout')).toBeVisible();
  await router.navigate('/cart');
  expect(await screen.findByRole('textbox', { name: 'Coupon code' })).toHaveValue('');
});

test('R-73: tickets for an event that has taken place since are marked and can be removed', async () => {
  const { user } = await renderApp('/cart', { cart: [{ eventId: 3, quantity: 1 }] });
  expect(await screen.findByText('This event has taken place')).toBeVisible();
  await user.click(await button('Remove Long Ago'));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});
