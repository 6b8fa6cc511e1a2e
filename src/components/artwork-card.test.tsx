import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { largeShop } from '#src/testing/large-shop.ts';
import { priceText } from '#src/testing/price-text.ts';
import { renderApp, writeCallsOf } from '#src/testing/render-app.tsx';

async function card(title: string) {
  const link = await screen.findByRole('link', { name: title });
  return within(link.closest('article')!);
}

test('Spec 3: a featured artwork has the badge Bestseller', async () => {
  await renderApp('/category/paintings', { shop: largeShop });
  const lamp = await card('Lamp');
  expect(lamp.getByText('Bestseller')).toBeVisible();
  // On a line of its own, after the title.
  expect(lamp.getByRole('heading', { name: 'Lamp' }).nextElementSibling).toHaveTextContent(
    'Bestseller',
  );
  expect((await card('Chair')).queryByText('Bestseller')).not.toBeInTheDocument();
});

test('A sold artwork has the mark Sold beside its price, which screen readers hear of the button alone', async () => {
  await renderApp('/category/paintings');
  const sea = await card('Sold Sea');
  const mark = sea.getByText('Sold', { selector: '[aria-hidden=true]' });
  expect(mark.previousElementSibling).toHaveTextContent(priceText(900));
  expect(sea.getByRole('link', { name: 'Sold Sea, Oil' })).toBeVisible();
  expect((await card('Quiet Hill')).queryByText('Sold')).not.toBeInTheDocument();
});

test('R-25: a sold artwork is labelled Sold and cannot be added', async () => {
  const { user, backend } = await renderApp('/category/paintings');
  const sea = await card('Sold Sea');
  const button = sea.getByRole('button', { name: 'Sold, Sold Sea' });
  expect(button).toBeDisabled();
  await user.click(button);
  expect(writeCallsOf(backend)).toEqual([]);
});
