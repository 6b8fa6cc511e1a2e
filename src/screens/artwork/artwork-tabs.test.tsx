import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plainSpaces, wholePrice } from '#src/testing/price-text.ts';
import { expectNotice, renderApp, writeCallsOf } from '#src/testing/render-app.tsx';

const tab = (name: string) => screen.findByRole('tab', { name });

test('Spec 2, Artwork detail: three tabs, which the arrow keys select at once', async () => {
  const { user } = await renderApp('/artwork/2');
  const first = await tab('More Information');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'More Information',
    'Shipping & Returns',
    'Reviews',
  ]);
  act(() => first.focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Shipping & Returns', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Shipping & Returns' })).toBeVisible();
});

test('Going back to an artwork brings the chosen tab back, and another artwork begins with the first', async () => {
  const { user, router } = await renderApp('/artwork/2');
  await user.click(await tab('Reviews'));
  await act(() => router.navigate('/artwork/1'));
  expect(await tab('More Information')).toHaveAttribute('aria-selected', 'true');
  act(() => router.go(-1));
  expect(await tab('Reviews')).toHaveAttribute('aria-selected', 'true');
});

test('O-18: the shipping text says free over 200 and states the return policy', async () => {
  const { user } = await renderApp('/artwork/2');
  await user.click(await tab('Shipping & Returns'));
  const panel = screen.getByRole('tabpanel');
  expect(panel).toHaveTextContent(plainSpaces(`7-10 business days, free over ${wholePrice(200)}.`));
  expect(panel).toHaveTextContent('10-14 business days, rates calculated at checkout');
  expect(panel).toHaveTextContent('14 days from delivery');
  expect(panel).toHaveTextContent(/buyer pays return shipping unless the artwork arrives damaged/i);
});

test('O-12: the reviews are static, 4.5 out of 5 and 24 reviews; Write a Review does nothing', async () => {
  const { user, backend } = await renderApp('/artwork/2');
  await user.click(await tab('Reviews'));
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('4.5')).toBeVisible();
  expect(panel.getByText('out of 5')).toBeVisible();
  expect(panel.getByText('24 reviews')).toBeVisible();
  const write = panel.getByRole('button', { name: 'Write a Review' });
  expect(write).toHaveAccessibleDescription('Not available in this preview');
  await user.click(write);
  await expectNotice('');
  expect(writeCallsOf(backend)).toEqual([]);
});
