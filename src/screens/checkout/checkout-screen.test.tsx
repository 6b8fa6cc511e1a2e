import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { brand } from '#src/copy/brand.ts';
import { formatPrice } from '#src/copy/format.ts';
import { useCart } from '#src/data/cart.ts';
import { completePurchase, fillCard, fillContactAndAddress } from '#src/testing/fill-checkout.ts';
import { priceText } from '#src/testing/price-text.ts';
import { advanceTime, expectNotice, renderApp, writeCallsOf } from '#src/testing/render-app.tsx';

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

test('The form has fields for contact, address and payment with autocomplete tokens', async () => {
  await renderApp('/checkout', { cart: [hill] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`Checkout · ${brand.name}`));

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

test('The countries are US, CA, UK, AU, DE and FR, and US is selected', async () => {
  await renderApp('/checkout', { cart: [hill] });
  const country = await field('Country');
  expect(country).toHaveValue('US');
  const codes = within(country)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);
  expect(codes).toEqual(['US', 'CA', 'UK', 'AU', 'DE', 'FR']);
});

test('The expiry fields offer the months 01 to 12, the current year and the nine following', async () => {
  await renderApp('/checkout', { cart: [hill] });
  expect(optionsOf(await field('Expiry month'))).toEqual(
    'Month 01 02 03 04 05 06 07 08 09 10 11 12'.split(' '),
  );
  expect(optionsOf(await field('Expiry year'))).toEqual(
    'Year 2026 2027 2028 2029 2030 2031 2032 2033 2034 2035'.split(' '),
  );
});

test('Of more than six lines the summary shows five, and the others when they are asked for', async () => {
  const cart = [2, 3].map((artworkId) => ({ artworkId, quantity: 1 }));
  const tickets = [1, 2, 4, 5, 6].map((eventId) => ({ eventId, quantity: 1 }));
  const { user } = await renderApp('/checkout', { cart: [...cart, ...tickets] });
  const region = within(await summary());
  const more = await region.findByRole('button', { name: '2 more items' });
  expect(region.getAllByRole('listitem')).toHaveLength(5);
  await user.click(more);
  expect(region.getAllByRole('listitem')).toHaveLength(7);
  await user.click(region.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(region.getAllByRole('listitem')).toHaveLength(5);
});

test('The summary shows the lines and the totals', async () => {
  await renderApp('/checkout', { cart: [hill, lateShow] });
  const region = await summary();
  const [work, tickets] = await within(region).findAllByRole('listitem');
  expect(within(work!).getByRole('img', { name: 'Quiet Hill, Oil' })).toBeInTheDocument();
  expect(work).toHaveTextContent(`Quiet Hill × 1${priceText(250)}`);
  expect(within(tickets!).getByRole('img', { name: 'Late Show' })).toBeInTheDocument();
  expect(tickets).toHaveTextContent(`Late Show × 2${priceText(90)}`);
  expect(region).toHaveTextContent(
    `Subtotal${priceText(340)}Shipping${priceText(15)}Tax${priceText(27.2)}Total${priceText(382.2)}`,
  );
});

test('The button of small screens shows the total', async () => {
  await renderApp('/checkout', { cart: [hill, lateShow], width: 390 });
  expect(await button(`Complete Purchase - ${formatPrice(382.2)}`)).toHaveAttribute(
    'type',
    'submit',
  );
});

test('An empty cart is rejected before the fields are validated, and the summary links to the shop', async () => {
  const { user, backend } = await renderApp('/checkout');
  expect(await within(await summary()).findByText('Your cart is empty.')).toBeVisible();
  expect(within(await summary()).getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/',
  );
  expect(await summary()).toHaveTextContent(`Total${priceText(0)}`);

  await completePurchase(user);
  await expectNotice(
    'Cart is empty: Your cart is empty. Please add items to your cart before checkout.',
  );
  expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
  expect(writeCallsOf(backend)).toEqual([]);
});

test.each([
  ['is empty', {}],
  ['loads', { cart: [hill], fail: { getCart: 'never' } }],
] as const)('While the cart %s, no button shows an amount', async (_, options) => {
  await renderApp('/checkout', { ...options, width: 390 });
  expect(await button('Complete Purchase - no total yet')).toHaveTextContent(/^Complete Purchase/);
  expect(screen.queryByRole('button', { name: /\d/ })).not.toBeInTheDocument();
});

test('While a change of the cart is under way, the totals are busy and nothing can be bought', async () => {
  const { user, backend } = await renderApp('/checkout', { cart: [hill], width: 390 });
  expect(await button(`Complete Purchase - ${formatPrice(285)}`)).toBeVisible();
  backend.conditions.set(endpoints.updateCartItem, { latency: 5_000 });
  act(() => void useCart.getState().setQuantity(1, 2));
  const total = () => screen.getByText('Total').closest('dl');
  expect(total()).toHaveAttribute('aria-busy', 'true');
  await completePurchase(user);
  expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
  await advanceTime(5_000);
  await waitFor(() => expect(total()).toHaveAttribute('aria-busy', 'false'));
  expect(await button(`Complete Purchase - ${formatPrice(555)}`)).toHaveAttribute(
    'aria-disabled',
    'false',
  );
});

test('Every field is required, and the first empty one gets the focus', async () => {
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
  expect(writeCallsOf(backend)).toEqual([]);

  await user.type(await field('First name'), 'Ida');
  expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
  await completePurchase(user);
  expect(await field('Last name')).toHaveFocus();
});

test('A name of spaces counts as empty', async () => {
  const { user } = await renderApp('/checkout', { cart: [hill] });
  await user.type(await field('First name'), '   ');
  await completePurchase(user);
  expect(await field('First name')).toHaveAccessibleDescription('First name is required');
});

test('An invalid email address is rejected', async () => {
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
  expect(writeCallsOf(backend)).toEqual([]);
});

test.each(['PayPal', 'Apple Pay'])('With %s the card fields are not required', async (method) => {
  const { user, backend } = await renderApp('/checkout', { cart: [hill, lateShow] });
  await fillContactAndAddress(user);
  await user.click(await screen.findByRole('tab', { name: method }));
  expect(screen.getByRole('tabpanel', { name: method })).toHaveTextContent(
    'In this demo the order is placed at once.',
  );
  expect(screen.getByLabelText('Card number')).not.toBeVisible();
  await completePurchase(user);
  await waitFor(() => expect(writeCallsOf(backend)).toEqual([ORDER, CLEARED]));
});

test('The errors of the card fields go with their tab', async () => {
  const { user } = await renderApp('/checkout', { cart: [hill] });
  await fillContactAndAddress(user);
  await completePurchase(user);
  expect(screen.getAllByText('5 fields need your attention')[0]).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: 'PayPal' }));
  expect(screen.queryByText(/your attention/)).not.toBeInTheDocument();
});

test('Switching to another payment tab and back keeps the card fields', async () => {
  const { user } = await renderApp('/checkout', { cart: [hill] });
  await user.type(await field('Card number'), '4242');
  await user.click(await screen.findByRole('tab', { name: 'PayPal' }));
  await user.click(await screen.findByRole('tab', { name: 'Credit Card' }));
  expect(await field('Card number')).toHaveValue('4242');
});

test('The purchase button is disabled until the cart has loaded', async () => {
  const { user, backend } = await renderApp('/checkout', { cart: [hill], fail: { getCart: 500 } });
  await expectNotice('Error: Failed to load your cart items. Please try again.');
  expect(await button('Complete Purchase')).toHaveAttribute('aria-disabled', 'true');
  backend.conditions.clear();
  await user.click(await button('Try again'));
  expect(await within(await summary()).findByText('Quiet Hill')).toBeVisible();
  expect(await button('Complete Purchase')).toHaveAttribute('aria-disabled', 'false');
});

test('A cart that cannot be read again is not ordered before it is', async () => {
  const { user, backend } = await renderApp('/checkout', { cart: [hill] });
  await fillContactAndAddress(user);
  await fillCard(user);
  backend.conditions.set(endpoints.getCart, { failure: 500 });
  await backend.database.cart.write((rows) => {
    rows.insert((id) => ({ id, userId: 6, ...lateShow }));
  });
  await act(() => useCart.getState().load());
  expect(await button('Complete Purchase')).toHaveAttribute('aria-disabled', 'true');
  await completePurchase(user);
  expect(writeCallsOf(backend)).toEqual([]);

  backend.conditions.clear();
  await user.click(await button('Try again'));
  expect(await within(await summary()).findByText('Late Show')).toBeVisible();
  await completePurchase(user);
  await waitFor(() => expect(writeCallsOf(backend)).toEqual([ORDER, CLEARED]));
});

test('A cart that is not answered for five seconds says so above the button', async () => {
  await renderApp('/checkout', { cart: [hill], fail: { getCart: 'never' } });
  await button('Complete Purchase');
  await advanceTime(4_000);
  expect(screen.queryByText(/still being updated/)).not.toBeInTheDocument();
  await advanceTime(1_000);
  const [text] = screen.getAllByText(/^Your cart is still being updated/);
  expect(text!.closest('[role=status]')).toBeVisible();
});
