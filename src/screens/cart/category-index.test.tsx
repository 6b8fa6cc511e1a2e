import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';

// In a file of its own: once it is loaded, it is there at once.
test('On a phone the categories with their pictures come when the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  await renderApp('/cart');
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Start Shopping',
  ]);
  for (const callback of idle) callback();
  expect(await main.findByRole('link', { name: 'Mixed Media' })).toBeVisible();
});
