import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './shop.ts';
import { formatPrice } from '#src/copy/format.ts';

const cart = [{ artworkId: 2, quantity: 1 }];
const buttons = () =>
  screen
    .getAllByRole('button', { name: /^(Complete Purchase|Menu|More)/ })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

test('A wide screen has one button to buy, and no menu', async ({ shop }) => {
  await shop.open('/checkout', { cart });
  await screen.findByRole('link', { name: 'Cart, 1 item' });
  expect(buttons()).toEqual(['Complete Purchase']);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('A small screen has one, too', async ({ shop }) => {
  await shop.open('/checkout', { cart, width: 390 });
  await screen.findByRole('link', { name: 'Cart, 1 item' });
  expect(buttons()).toEqual(['Menu', 'More', `Complete Purchase - ${formatPrice(285)}`]);
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});
