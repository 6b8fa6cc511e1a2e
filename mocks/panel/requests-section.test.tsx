import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { translatePage } from '#src/testing/translate-page.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { RequestsSection } from './requests-section.tsx';

afterEach(cleanup);

async function openRequests(paths: readonly string[] = []) {
  const backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
  for (const path of paths) await backend.answer(new Request(`http://shop.example${path}`));
  const controls = createDemoControls({ backend, storage: 'shop', text: '', mistakes: [] });
  render(<RequestsSection controls={controls} />);
  return userEvent.setup();
}

test('Without requests there is nothing to copy', async () => {
  await openRequests();
  for (const name of [/Copy as Vitest test/, /Copy as Playwright test/]) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
});

test('On a page that the browser has translated, the filter says how many requests it shows', async () => {
  const user = await openRequests(['/api/artists', '/api/events']);
  const shown = screen.getByRole('status', { name: 'Requests shown' });
  expect(shown).toHaveTextContent('2 of 2');
  translatePage();
  await user.type(screen.getByRole('searchbox', { name: 'Filter requests' }), 'artists');
  expect(shown).toHaveTextContent('1 of 2');
});
