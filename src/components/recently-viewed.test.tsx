import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advanceTime, readCallsOf, renderApp } from '#src/testing/render-app.tsx';
// Else they would be loaded while a test fakes the timers.
import '#src/components/recently-viewed.tsx';
import '#src/screens/not-found/suggested-works.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const row = (name: string) => screen.findByRole('region', { name });
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** Looks at works for long enough. */
async function lookAt(router: { navigate: (path: string) => Promise<void> }, ids: number[]) {
  for (const id of ids) {
    await act(() => router.navigate(`/artwork/${id}`));
    await advanceTime(1_500);
  }
}

test("A work's page shows the works looked at before it, the latest first", async () => {
  const { router } = await renderApp('/artwork/1');
  await heading('Sold Sea');
  await advanceTime(1_500);
  expect(screen.queryByRole('region', { name: 'Recently Viewed' })).not.toBeInTheDocument();
  await lookAt(router, [2, 3]);
  await heading('Frame 12');
  expect(linksOf(await row('Recently Viewed'))).toEqual(['/artwork/2', '/artwork/1']);
});

test('The empty cart shows the works looked at, without a call for them', async () => {
  const { router, backend } = await renderApp('/artwork/2');
  await heading('Quiet Hill');
  await advanceTime(1_500);
  const calls = readCallsOf(backend);
  await act(() => router.navigate('/cart'));
  expect(await heading('Your cart is empty')).toBeVisible();
  await advanceTime(1_500);
  expect(linksOf(await row('Recently Viewed'))).toEqual(['/artwork/2']);
  expect(readCallsOf(backend)).toEqual(calls);
});

test('The 404 page suggests works of a list that the visit has loaded, without a call', async () => {
  const { router, backend } = await renderApp('/artworks');
  await heading('Artworks');
  await screen.findAllByRole('article');
  await act(() => router.navigate('/orders'));
  expect(await heading('404 Page Not Found')).toBeVisible();
  await advanceTime(1_500);
  const links = linksOf(await row('From the Collection'));
  expect(links).toContain('/artwork/2');
  // It is sold.
  expect(links).not.toContain('/artwork/1');
  expect(readCallsOf(backend)).toEqual(['/api/artworks']);
});

test('A 404 page that is opened first suggests what was looked at in earlier visits', async () => {
  const { reload, backend } = await renderApp('/artwork/2');
  await heading('Quiet Hill');
  await advanceTime(1_500);
  const calls = readCallsOf(backend);
  act(() => void reload('/nowhere'));
  await heading('404 Page Not Found');
  await advanceTime(1_500);
  expect(linksOf(await row('Recently Viewed'))).toEqual(['/artwork/2']);
  expect(readCallsOf(backend)).toEqual(calls);
});
