import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SITE_EVENTS } from '#src/site/site-events.ts';
import { heading, renderApp } from '#src/testing/render-app.tsx';

afterEach(() => vi.unstubAllEnvs());

/** Words that are true only while the backend runs in the browser. */
const demoWords = /demo|backstage|made-up|leaves this browser/i;

test('With the backend in the browser, the footer says that no data leaves it and shows Backstage', async () => {
  await renderApp('/consulting');
  await heading('Art Consulting Services');
  expect(screen.getByText('Demo data. Nothing you enter leaves this browser.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Backstage' })).toBeVisible();
});

test.each([
  ['/consulting', 'Art Consulting Services'],
  ['/signin', 'Sign In'],
])('With a real server, %s does not mention the demo', async (path, title) => {
  vi.stubEnv('VITE_BACKEND', 'live');
  await renderApp(path);
  await heading(title);
  expect(document.body).not.toHaveTextContent(demoWords);
});

test('With a real server, no payment tab of the checkout mentions the demo', async () => {
  vi.stubEnv('VITE_BACKEND', 'live');
  const { user } = await renderApp('/checkout');
  await heading('Checkout');
  expect(document.body).not.toHaveTextContent(demoWords);
  for (const method of ['PayPal', 'Apple Pay']) {
    await user.click(screen.getByRole('tab', { name: method }));
    expect(screen.getByText('Nothing to fill in: the order is placed at once.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(demoWords);
  }
});

test('While some calls go to a real server, the footer says so', async () => {
  await renderApp('/consulting');
  await heading('Art Consulting Services');
  document.documentElement.dataset.calls = 'real';
  act(() => void window.dispatchEvent(new Event(SITE_EVENTS.stateChange)));
  expect(
    screen.getByText('Demo data. Some calls go to a real server, with what you enter.'),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent('leaves this browser');
  delete document.documentElement.dataset.calls;
});

test('A build that has some calls real says so from the start', async () => {
  vi.stubEnv('VITE_LIVE_PATHS', '/api/artworks*');
  await renderApp('/consulting');
  await heading('Art Consulting Services');
  expect(document.body).not.toHaveTextContent('leaves this browser');
});
