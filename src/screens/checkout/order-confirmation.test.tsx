import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import {
  completePurchase,
  fillCard,
  fillContactAndAddress,
  purchase,
} from '#src/testing/fill-checkout.ts';
import { priceText } from '#src/testing/price-text.ts';
import { advanceTime, expectNotice, heading, renderApp } from '#src/testing/render-app.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const hill = { artworkId: 2, quantity: 1 };
const lateShow = { eventId: 1, quantity: 2 };

/** Buys two things from the cart page on. */
async function buy() {
  const app = await renderApp('/cart', { cart: [hill, lateShow] });
  await act(() => app.router.navigate('/checkout'));
  await fillContactAndAddress(app.user);
  await fillCard(app.user);
  await completePurchase(app.user);
  return app;
}

test('After the order the page is its confirmation, with works, tickets, total and address', async () => {
  await buy();
  expect(await heading('Thank you, Ida')).toHaveFocus();
  expect(document.title).toBe(`Thank you · ${brand.name}`);
  expect(screen.getByText(`1 work, 2 tickets, ${priceText(382.2)}`)).toBeVisible();
  const [work, tickets] = within(screen.getByRole('list', { name: 'Ordered items' })).getAllByRole(
    'listitem',
  );
  expect(work).toHaveTextContent(`OilQuiet Hill1 × ${priceText(250)}${priceText(250)}`);
  expect(tickets).toHaveTextContent(`Late Show2 tickets × ${priceText(45)}${priceText(90)}`);
  const summary = screen.getByRole('region', { name: 'Order Summary' });
  expect(summary).toHaveTextContent(
    `Subtotal${priceText(340)}Shipping${priceText(15)}Tax${priceText(27.2)}Total${priceText(382.2)}`,
  );
  expect(summary).toHaveTextContent('Ida Berg 1 Wall Street Portland, OR 97201 United States');
  //
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
});

test('The confirmation shows nothing of the card, and the form is gone', async () => {
  await buy();
  await heading('Thank you, Ida');
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('not even digits');
});

test('Home takes the place of the checkout in the history: Back leads to the page before it', async () => {
  const { router } = await buy();
  await expectNotice('Cart cleared: Your cart has been cleared.');
  await advanceTime(2_000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  act(() => router.go(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
});

test('An order that is not answered can be left: cart, contact and address are kept', async () => {
  const { user } = await renderApp('/checkout', {
    cart: [hill],
    fail: { placeOrder: 'never' },
  });
  await purchase(user);
  await advanceTime(4_000);
  expect(screen.queryByRole('link', { name: 'Back to Cart' })).not.toBeInTheDocument();
  await advanceTime(1_000);
  const [status] = screen.getAllByText(/This takes longer than usual/);
  expect(status!.closest('[role=status]')).toBeVisible();

  await user.click(screen.getAllByRole('link', { name: 'Back to Cart' })[0]!);
  expect(await heading('Cart')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Quiet Hill' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Proceed to Checkout' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('Ida');
  expect(screen.getByLabelText('ZIP / Postal code')).toHaveValue('97201');
  expect(screen.getByLabelText('Card number')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Complete Purchase' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
});

test('The receipt of the last order stays under the empty cart', async () => {
  const { router } = await buy();
  await heading('Thank you, Ida');
  await expectNotice('Cart cleared: Your cart has been cleared.');
  await act(() => router.navigate('/cart'));
  await heading('Your cart is empty');
  await advanceTime(1_000);
  const receipt = within(await screen.findByRole('region', { name: 'Your Last Order' }));
  expect(
    receipt.getAllByRole('listitem').map((line) => line.querySelector('.font-serif')?.textContent),
  ).toEqual(['Quiet Hill', 'Late Show']);
  expect(receipt.getByText('Total').parentElement).toHaveTextContent(`Total${priceText(382.2)}`);
  expect(document.body).not.toHaveTextContent('1 Wall Street');
});
