import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { readCallsOf, renderApp, writeCallsOf } from '#src/testing/render-app.tsx';

test('R-1, O-9: /consulting shows the four services in full, their buttons do nothing, and no call is made', async () => {
  const { user, backend } = await renderApp('/consulting');
  await screen.findByRole('heading', { level: 1, name: 'Art Consulting Services' });
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'One-on-One Consultation',
    'Collection Curation',
    'Art Business Coaching',
    'Live Shopping Support',
  ]);
  for (const name of ['Book a Session', 'Get Started', 'Schedule Coaching', 'Learn More']) {
    const button = main.getByRole('button', { name });
    expect(button).toHaveAccessibleDescription('Not available in this preview');
    await user.click(button);
  }
  expect(document.title).toBe(`Art Consulting Services · ${brand.name}`);
  expect(readCallsOf(backend)).toEqual([]);
  expect(writeCallsOf(backend)).toEqual([]);
});
