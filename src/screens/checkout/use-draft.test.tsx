import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillCard, fillContactAndAddress, purchase } from '#src/testing/fill-checkout.ts';
import { renderApp } from '#src/testing/render-app.tsx';

const KEY = 'checkout-draft';
const hill = { artworkId: 2, quantity: 1 };
const field = (name: string) => screen.findByLabelText(name);

const draft = {
  firstName: 'Ida',
  lastName: 'Berg',
  email: 'ida@example.com',
  phone: '555 0100',
  address: '1 Wall Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'CA',
};

test('A reload keeps contact and address, and nothing of the card', async () => {
  const { user, reload } = await renderApp('/checkout', { cart: [hill] });
  await fillContactAndAddress(user);
  await user.selectOptions(await field('Country'), 'CA');
  await fillCard(user);
  expect(JSON.parse(sessionStorage.getItem(KEY)!)).toEqual(draft);

  act(() => void reload('/checkout'));
  expect(await field('First name')).toHaveValue('Ida');
  expect(await field('Email')).toHaveValue('ida@example.com');
  expect(await field('Street address')).toHaveValue('1 Wall Street');
  expect(await field('Country')).toHaveValue('CA');
  for (const name of ['Name on card', 'Card number', 'CVV', 'Expiry month']) {
    expect(await field(name)).toHaveValue('');
  }
});

test('The order takes what was kept away', async () => {
  const { user } = await renderApp('/checkout', { cart: [hill] });
  await purchase(user);
  await screen.findByRole('heading', { name: 'Thank you, Ida' });
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull());
});

test.each([
  'no JSON',
  'null',
  '[]',
  JSON.stringify({ ...draft, city: 7 }),
  JSON.stringify({ ...draft, city: 'x'.repeat(1_001) }),
  JSON.stringify({ firstName: 'Ida' }),
])('What is kept is ignored and removed if it is %.40s', async (text) => {
  sessionStorage.setItem(KEY, text);
  await renderApp('/checkout', { cart: [hill] });
  expect(await field('First name')).toHaveValue('');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('A country that is not offered is ignored', async () => {
  sessionStorage.setItem(KEY, JSON.stringify({ ...draft, country: 'XX' }));
  await renderApp('/checkout', { cart: [hill] });
  expect(await field('City')).toHaveValue('Portland');
  expect(await field('Country')).toHaveValue('US');
});
