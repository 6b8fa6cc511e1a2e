import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { readCallsOf, renderApp } from '#src/testing/render-app.tsx';

test('R-1: the page shows three steps and a link to sign up, has no form and makes no call', async () => {
  const { backend } = await renderApp('/artist-signup');
  expect(await screen.findByRole('heading', { level: 1, name: 'Artist Sign Up' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('listitem')).toHaveLength(3);
  expect(main.getByRole('link', { name: 'Become a Member' })).toHaveAttribute('href', '/signup');
  expect(main.queryByRole('textbox')).not.toBeInTheDocument();
  expect(document.title).toBe(`Artist Sign Up · ${brand.name}`);
  expect(readCallsOf(backend)).toEqual([]);
});
