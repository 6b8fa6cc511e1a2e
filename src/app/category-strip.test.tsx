import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from '#src/testing/shop.ts';

// The code of the menu must not be there before: this is the only test of the file.
test('Esc gives up a menu whose code is still loading', async ({ shop }) => {
  await shop.open('/consulting', { width: 390 });
  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  fireEvent.click(more);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.keyDown(more, { key: 'Escape' });
  await act(() => import('./mobile-overlay.tsx'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(more).toHaveFocus();
  fireEvent.click(more);
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});
