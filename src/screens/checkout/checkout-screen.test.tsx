import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { changesAskedOf, expectNotice, passTime, renderApp } from '#src/testing/render-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 11, 1, 12, 0) });
});

const hill = { artworkId: 2, quantity: 1 };
const lateShow = { eventId: 1, quantity: 2 };

const ORDER =
  'POST /api/orders ' +
  '{"order":{"userId":6,"total":382.2,"status":"pending"},"items":[' +
  '{"orderId":0,"artworkId":2,"eventId":null,"quantity":1,"price":250},' +
  '{"orderId":0,"artworkId":null,"eventId":1,"quantity":2,"price":45}]}';
const CLEARED = 'DELETE /api/cart/user/6';

const field = (name: string) => screen.findByLabelText(name);
const button = (name: string) => screen.findByRole('button', { name });
const summary = () => screen.findByRole('region', { name: 'Order Summary' });

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.click(await field(name));
    await user.paste(value);
  }
}

function fillContactAndAddress(user: UserEvent) {
  return fill(user, {
    'First name': 'Ida',
    'Last name': 'Berg',
    Email: 'ida@example.com',
    Phone: '555 0100',
    'Street address': '1 Wall Street',
    City: 'Portland',
    'State / Province': 'OR',
    'ZIP / Postal code': '97201',
  });
}

async function fillCard(user: UserEvent) {
  await fill(user, { 'Name on card': 'Ida Berg', 'Card number': 'not even digits', CVV: 'x' });
  await user.selectOptions(await field('Expiry month'), '02');
  await user.selectOptions(await field('Expiry year'), '2030');
}

async function completePurchase(user: UserEvent) {
  await user.click(await button('Complete Purchase'));
}

test('The form asks for contact, address and payment, each field with its autocomplete token', async () => {
  await renderApp('/checkout', { cart: [hill] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Checkout · Vernissage'));

  const contact = within(screen.getByRole('group', { name: 'Contact Information' }));
  expect(contact.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
  expect(contact.getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name');
  expect(contact.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(contact.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(contact.getByLabelText('Phone')).toHaveAttribute('autocomplete', 'tel');
  expect(contact.getByLabelText('Phone')).toHaveAttribute('type', 'tel');

  const address = within(screen.getByRole('group', { name: 'Shipping Address' }));
  expect(address.getByLabelText('Street address')).toHaveAttribute('autocomplete', 'address-line1');
  expect(address.getByLabelText('City')).toHaveAttribute('autocomplete', 'address-level2');
  expect(address.getByLabelText('State / Province')).toHaveAttribute(
    'autocomplete',
    'address-level1',
  );
  expect(address.getByLabelText('ZIP / Postal code')).toHaveAttribute(
    'autocomplete',
    'postal-code',
  );
  expect(address.getByLabelText('Country')).toHaveAttribute('autocomplete', 'country');

  const payment = within(screen.getByRole('group', { name: 'Payment Method' }));
  expect(payment.getByText('Demo checkout. Use made-up card details.')).toBeVisible();
  expect(payment.getByLabelText('Name on card')).toHaveAttribute('autocomplete', 'cc-name');
  expect(payment.getByLabelText('Card number')).toHaveAttribute('autocomplete', 'cc-number');
  expect(payment.getByLabelText('Expiry month')).toHaveAttribute('autocomplete', 'cc-exp-month');
  expect(payment.getByLabelText('Expiry year')).toHaveAttribute('autocomplete', 'cc-exp-year');
  expect(payment.getByLabelText('CVV')).toHaveAttribute('autocomplete', 'cc-csc');
});

test('The countries are US, CA, UK, AU, DE and FR, and US is chosen', async () => {
  await renderApp('/checkout', { cart: [hill] });
  const country = await field('Country');
  expect(country).toHaveValue('US');
  const codes = within(country)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);
  expect(codes).toEqual(['US', 'CA', 'UK', 'AU', 'DE', 'FR']);
});

test('A card expires in month 01 to 12 of the current year or the nine following', async () => {
  await renderApp('/checkout', { cart: [hill] });
  expect(optionsOf(await field('Expiry month'))).toEqual(
    'Month 01 02 03 04 05 06 07 08 09 10 11 12'.split(' '),
  );
  expect(optionsOf(await field('Expiry year'))).toEqual(
    'Year 2026 2027 2028 2029 2030 2031 2032 2033 2034 2035'.split(' '),
  );
});

test('The summary shows the lines and the figures', async () => {
  await renderApp('/checkout', { cart: [hill, lateShow] });
  const region = await summary();
  const [work, tickets] = await within(region).findAllByRole('listitem');
  expect(within(work!).getByRole('img', { name: 'Quiet Hill, Oil' })).toBeInTheDocument();
  expect(work).toHaveTextContent('Quiet HillQuantity 1$250.00');
  expect(within(tickets!).getByRole('img', { name: 'Late Show' })).toBeInTheDocument();
  expect(tickets).toHaveTextContent('Late ShowQuantity 2$90.00');
  expect(region).toHaveTextContent('Subtotal$340.00Shipping$15.00Tax$27.20Total$382.20');
});

test('The mobile button shows the total', async () => {
  await renderApp('/checkout', { cart: [hill, lateShow] });
  expect(await button('Complete Purchase - $382.20')).toHaveAttribute('type', 'submit');
});

test('An empty cart is rejected before the fields are looked at, and the summary leads back', async () => {
  const { user, backend } = await renderApp('/checkout');
  expect(await within(await summary()).findByText('Your cart is empty.')).toBeVisible();
  expect(within(await summary()).getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/',
  );
  expect(await summary()).toHaveTextContent('Total$0.00');

  await completePurchase(user);
  await expectNotice(
    'Cart is empty: Your cart is empty. Please add items to your cart before checkout.',
  );
  expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
  expect(changesAskedOf(backend)).toEqual([]);
});

test('Every field of the form is required, and the first one missing takes the focus', async () => {
  const { user, backend } = await renderApp('/checkout', { cart: [hill] });
  await completePurchase(user);
  const names = [
    'First name',
    'Last name',
    'Email',
    'Phone',
    'Street address',
    'City',
    'State / Province',
    'ZIP / Postal code',
    'Name on card',
    'Card number',
    'Expiry month',
    'Expiry year',
    'CVV',
  ];
  for (const name of names) {
    const missing = screen.getByLabelText(name);
    expect(missing).toBeRequired();
    expect(missing).toBeInvalid();
    expect(missing).toHaveAccessibleDescription(`${name} is required`);
  }
  expect(await field('First name')).toHaveFocus();
  expect(changesAskedOf(backend)).toEqual([]);

  await user.type(await field('First name'), 'Ida');
  expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
  await completePurchase(user);
  expect(await field('Last name')).toHaveFocus();
});

test('A blank is no name', async () => {
  const { user } = await renderApp('/checkout', { cart: [hill] });
  await user.type(await field('First name'), '   ');
  await completePurchase(user);
  expect(await field('First name')).toHaveAccessibleDescription('First name is required');
});

test('An email must look like one', async () => {
  const { user, backend } = await renderApp('/checkout', { cart: [hill] });
  await fillContactAndAddress(user);
  await fillCard(user);
  await user.clear(await field('Email'));
  await user.type(await field('Email'), 'ida at home');
  await completePurchase(user);
  expect(await field('Email')).toHaveFocus();
  expect(await field('Email')).toHaveAccessibleDescription(
    'Enter an email address like name@example.com',
  );
  expect(changesAskedOf(backend)).toEqual([]);
});

test.each(['PayPal', 'Apple Pay'])('With %s no card is asked for', async (method) => {
  const { user, backend } = await renderApp('/checkout', { cart: [hill, lateShow] });
  await fillContactAndAddress(user);
  await user.click(await screen.findByRole('tab', { name: method }));
  expect(screen.getByRole('tabpanel', { name: method })).toHaveTextContent(
    'In this demo the order is placed at once.',
  );
  expect(screen.getByLabelText('Card number')).not.toBeVisible();
  await completePurchase(user);
  await waitFor(() => expect(changesAskedOf(backend)).toEqual([ORDER, CLEARED]));
});

test('A look at another payment method loses nothing of the card', async () => {
  const { user } = await renderApp('/checkout', { cart: [hill] });
  await user.type(await field('Card number'), '4242');
  await user.click(await screen.findByRole('tab', { name: 'PayPal' }));
  await user.click(await screen.findByRole('tab', { name: 'Credit Card' }));
  expect(await field('Card number')).toHaveValue('4242');
});

test('An order is sent, the cart cleared, and the visitor taken home two seconds later', async () => {
  const { user, backend, router } = await renderApp('/checkout', { cart: [hill, lateShow] });
  await fillContactAndAddress(user);
  await fillCard(user);
  await completePurchase(user);
  await expectNotice('Cart cleared: Your cart has been cleared.');

  // Nothing of the form is in the order: no name, no address, no card.
  expect(changesAskedOf(backend)).toEqual([ORDER, CLEARED]);
  expect(await backend.database.cart.read((rows) => rows.all())).toEqual([]);
  expect(await backend.database.orders.read((rows) => rows.all())).toMatchObject([
    { order: { userId: 6, total: 382.2, status: 'pending' } },
  ]);
  expect(localStorage).toHaveLength(0);

  await passTime(1_000);
  await expectNotice(
    'Order placed successfully!: Thank you for your purchase. Your order has been placed successfully.',
  );
  expect(router.state.location.pathname).toBe('/checkout');
  await passTime(1_000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('Until the redirect the buttons read Processing... and the figures stand', async () => {
  const { user } = await renderApp('/checkout', { cart: [hill, lateShow] });
  await fillContactAndAddress(user);
  await fillCard(user);
  await completePurchase(user);
  await expectNotice('Cart cleared: Your cart has been cleared.');
  const buttons = screen.getAllByRole('button', { name: 'Processing...' });
  expect(buttons).toHaveLength(2);
  for (const each of buttons) expect(each).toHaveAttribute('aria-disabled', 'true');
  expect(buttons[0]).toHaveFocus();
  expect(await summary()).toHaveTextContent('Total$382.20');
  expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
});

test('A second click makes no second order', async () => {
  const { user, backend } = await renderApp('/checkout', { cart: [hill, lateShow] });
  backend.conditions.set(endpoints.placeOrder, { latency: 500 });
  await fillContactAndAddress(user);
  await fillCard(user);
  await user.dblClick(await button('Complete Purchase'));
  await user.click(screen.getAllByRole('button', { name: 'Processing...' })[0]!);
  await passTime(500);
  await expectNotice('Cart cleared: Your cart has been cleared.');
  expect(changesAskedOf(backend)).toEqual([ORDER, CLEARED]);
});

test.each([500, 401, 'network'] as const)(
  'An order that fails with %s is told, and can be tried again',
  async (failure) => {
    const { user, backend } = await renderApp('/checkout', {
      cart: [hill, lateShow],
      fail: { placeOrder: failure },
    });
    await fillContactAndAddress(user);
    await fillCard(user);
    await completePurchase(user);
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
      expect(changesAskedOf(backend)).toEqual([expect.any(String), ORDER, CLEARED]),
    );
  },
);

test('If clearing fails after a good order, the order stands: both toasts, then home', async () => {
  const { user, backend, router } = await renderApp('/checkout', {
    cart: [hill, lateShow],
    fail: { clearCart: 500 },
  });
  await fillContactAndAddress(user);
  await fillCard(user);
  await completePurchase(user);
  await expectNotice('Error: Failed to clear your cart. Please try again.');
  await passTime(1_000);
  await expectNotice(
    'Order placed successfully!: Thank you for your purchase. Your order has been placed successfully.',
  );
  await passTime(1_000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(await backend.database.orders.read((rows) => rows.all())).toHaveLength(1);
});

test('Leaving earlier cancels the redirect', async () => {
  const { user, router } = await renderApp('/checkout', { cart: [hill, lateShow] });
  await fillContactAndAddress(user);
  await fillCard(user);
  await completePurchase(user);
  await expectNotice('Cart cleared: Your cart has been cleared.');
  await user.click(screen.getByRole('link', { name: 'Cart' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await passTime(3_000);
  expect(router.state.location.pathname).toBe('/cart');
});

test('The order goes to user 6 also when somebody else is signed in', async () => {
  localStorage.setItem(
    'user',
    '{"id":9,"username":"ida","email":"ida@example.com","role":"customer"}',
  );
  const { user, backend } = await renderApp('/checkout', { cart: [hill, lateShow] });
  expect(await button('Account, ida')).toBeVisible();
  await fillContactAndAddress(user);
  await fillCard(user);
  await completePurchase(user);
  await waitFor(() => expect(changesAskedOf(backend)).toEqual([ORDER, CLEARED]));
});

test('Before the cart has been read nothing can be bought', async () => {
  const { user, backend } = await renderApp('/checkout', { cart: [hill], fail: { getCart: 500 } });
  await expectNotice('Error: Failed to load your cart items. Please try again.');
  expect(await button('Complete Purchase')).toHaveAttribute('aria-disabled', 'true');
  backend.conditions.clear();
  await user.click(await button('Try again'));
  expect(await within(await summary()).findByText('Quiet Hill')).toBeVisible();
  expect(await button('Complete Purchase')).toHaveAttribute('aria-disabled', 'false');
});
