import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { useCart } from '#src/data/cart.ts';
import { priceText } from '#src/testing/price-text.ts';
import { advanceTime, expectNotice, renderApp, writeCallsOf } from '#src/testing/render-app.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const hill = { artworkId: 2, quantity: 1 };

const button = (name: string) => screen.findByRole('button', { name });
const quantityOf = (title: string) =>
  screen.findByRole('spinbutton', { name: `Quantity of ${title}` });
const summary = () => screen.findByRole('region', { name: 'Order Summary' });

test('One more is put to the backend and changes the local list without another read', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill] });
  await user.click(await button('Increase quantity of Quiet Hill'));
  await expectNotice('Cart updated: The item quantity has been updated.');
  expect(await quantityOf('Quiet Hill')).toHaveValue(2);
  expect(await summary()).toHaveTextContent(
    `Subtotal${priceText(500)}Shipping${priceText(15)}Tax${priceText(40)}Total${priceText(555)}`,
  );
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(backend.log.calls.map(({ method, path, request }) => [method, path, request])).toEqual([
    ['GET', '/api/cart/6', ''],
    ['PUT', '/api/cart/1', '{"quantity":2}'],
  ]);
});

test('A quantity cannot go below 1', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [{ ...hill, quantity: 2 }] });
  const decrease = await button('Decrease quantity of Quiet Hill');
  await user.click(decrease);
  await expectNotice('Cart updated: The item quantity has been updated.');
  expect(decrease).toHaveAttribute('aria-disabled', 'true');
  expect(decrease).toHaveFocus();
  await user.click(decrease);
  await user.click(await button('Increase quantity of Quiet Hill'));
  await waitFor(() =>
    expect(writeCallsOf(backend)).toEqual([
      'PUT /api/cart/1 {"quantity":1}',
      'PUT /api/cart/1 {"quantity":2}',
    ]),
  );
});

test('A typed quantity is committed 300 ms after the last key, in one call', async () => {
  const { backend } = await renderApp('/cart', { cart: [hill] });
  const input = await quantityOf('Quiet Hill');
  // Without a pause in between, so that no time passes but what is told here.
  fireEvent.change(input, { target: { value: '2' } });
  vi.advanceTimersByTime(299);
  fireEvent.change(input, { target: { value: '25' } });
  act(() => void vi.advanceTimersByTime(299));
  expect(useCart.getState().isLoading).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(useCart.getState().isLoading).toBe(true);
  await expectNotice('Cart updated: The item quantity has been updated.');
  expect(writeCallsOf(backend)).toEqual(['PUT /api/cart/1 {"quantity":25}']);
});

test('Enter commits at once', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill] });
  await user.type(await quantityOf('Quiet Hill'), '7{Enter}', {
    initialSelectionStart: 0,
    initialSelectionEnd: 1,
  });
  await waitFor(() => expect(writeCallsOf(backend)).toEqual(['PUT /api/cart/1 {"quantity":7}']));
  await advanceTime(1_000);
  expect(writeCallsOf(backend)).toHaveLength(1);
});

test('Leaving the field commits at once', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill] });
  await user.type(await quantityOf('Quiet Hill'), '7', {
    initialSelectionStart: 0,
    initialSelectionEnd: 1,
  });
  await user.tab();
  await waitFor(() => expect(writeCallsOf(backend)).toEqual(['PUT /api/cart/1 {"quantity":7}']));
  await advanceTime(1_000);
  expect(writeCallsOf(backend)).toHaveLength(1);
});

test.each(['', '-', 'e', '0', '-4'])('The entry "%s" becomes 1', async (entry) => {
  const { user, backend } = await renderApp('/cart', { cart: [{ ...hill, quantity: 3 }] });
  const input = await quantityOf('Quiet Hill');
  await user.clear(input);
  if (entry) await user.keyboard(entry);
  await user.tab();
  expect(input).toHaveValue(1);
  await waitFor(() => expect(writeCallsOf(backend)).toEqual(['PUT /api/cart/1 {"quantity":1}']));
});

test('In a field that became 1 under the hand, the next digit replaces the 1', async () => {
  const { user } = await renderApp('/cart', { cart: [{ ...hill, quantity: 3 }] });
  const input = await quantityOf('Quiet Hill');
  await user.clear(input);
  await advanceTime(300);
  await waitFor(() => expect(input).toHaveValue(1));
  await user.keyboard('4{Enter}');
  expect(input).toHaveValue(4);
});

test('An unchanged number makes no call', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill] });
  const input = await quantityOf('Quiet Hill');
  await user.clear(input);
  await user.keyboard('1{Enter}');
  await advanceTime(1_000);
  await user.keyboard('{Backspace}4{Enter}');
  await expectNotice('Cart updated: The item quantity has been updated.');
  expect(writeCallsOf(backend)).toEqual(['PUT /api/cart/1 {"quantity":4}']);
});

test('A quantity that cannot be updated goes back to the stored number, with a toast', async () => {
  const { user } = await renderApp('/cart', { cart: [hill], fail: { updateCartItem: 500 } });
  const increase = await button('Increase quantity of Quiet Hill');
  await user.click(increase);
  await expectNotice('Error: Failed to update item quantity. Please try again.');
  expect(await quantityOf('Quiet Hill')).toHaveValue(1);
  expect(await summary()).toHaveTextContent(`Total${priceText(285)}`);
  expect(increase).toHaveFocus();
});

test('A line stays usable while its change runs, and what was wanted last is what is stored', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill] });
  backend.conditions.set(endpoints.updateCartItem, { latency: 20_000 });
  const increase = await button('Increase quantity of Quiet Hill');
  await user.click(increase);
  await user.click(increase);
  await user.click(increase);
  const input = await quantityOf('Quiet Hill');
  expect(input).toHaveValue(4);
  expect(increase).toHaveFocus();
  await advanceTime(41_000);
  await waitFor(() =>
    expect(writeCallsOf(backend)).toEqual([
      'PUT /api/cart/1 {"quantity":2}',
      'PUT /api/cart/1 {"quantity":4}',
    ]),
  );
  expect(await summary()).toHaveTextContent(`Subtotal${priceText(1000)}`);
  expect(input).toHaveValue(4);
});

test('While a change runs, the totals of the line and of the order are busy', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill] });
  backend.conditions.set(endpoints.updateCartItem, { latency: 20_000 });
  const lineTotal = async () =>
    within(await screen.findByRole('list', { name: 'Items' })).getByText(
      (text) => [priceText(250), priceText(500)].includes(text),
      { selector: '.font-semibold *' },
    );
  const totals = async () =>
    within(await summary())
      .getByText('Total')
      .closest('dl');
  expect(await lineTotal()).toHaveAttribute('aria-busy', 'false');
  await user.click(await button('Increase quantity of Quiet Hill'));
  expect(await lineTotal()).toHaveAttribute('aria-busy', 'true');
  expect(await totals()).toHaveAttribute('aria-busy', 'true');
  await advanceTime(20_500);
  await waitFor(async () => expect(await lineTotal()).toHaveTextContent(priceText(500)));
  await waitFor(async () => expect(await lineTotal()).toHaveAttribute('aria-busy', 'false'));
  expect(await totals()).toHaveAttribute('aria-busy', 'false');
});

test('A number committed again while its call fails is sent once', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill] });
  backend.conditions.set(endpoints.updateCartItem, { latency: 20_000, failure: 500 });
  await user.type(await quantityOf('Quiet Hill'), '7{Enter}', {
    initialSelectionStart: 0,
    initialSelectionEnd: 1,
  });
  await user.tab();
  await advanceTime(20_500);
  await expectNotice('Error: Failed to update item quantity. Please try again.');
  await advanceTime(20_500);
  expect(writeCallsOf(backend)).toEqual(['PUT /api/cart/1 {"quantity":7}']);
});

test('Above 999 the quantity becomes 999, and the field says so until it is changed', async () => {
  const { user, backend } = await renderApp('/cart', { cart: [hill] });
  const input = await quantityOf('Quiet Hill');
  expect(input).not.toHaveAccessibleDescription();
  fireEvent.change(input, { target: { value: '1000' } });
  expect(input).toHaveAccessibleDescription('At most 999.');
  fireEvent.keyDown(input, { key: 'Enter' });
  await expectNotice('Cart updated: The item quantity has been updated.');
  expect(input).toHaveValue(999);
  expect(screen.getByText('At most 999.')).toBeVisible();
  expect(writeCallsOf(backend)).toEqual(['PUT /api/cart/1 {"quantity":999}']);
  await user.click(await button('Decrease quantity of Quiet Hill'));
  expect(screen.queryByText('At most 999.')).not.toBeInTheDocument();
});

test('Turning the wheel over the focused field leaves the number as it is', async () => {
  await renderApp('/cart', { cart: [hill] });
  const input = await quantityOf('Quiet Hill');
  input.focus();
  fireEvent.wheel(input, { deltaY: 100 });
  // A browser changes the number of a focused field alone.
  expect(input).not.toHaveFocus();
});
