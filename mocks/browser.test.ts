import { readFile } from 'node:fs/promises';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

/** The paths requested over the network, which serves only the fixtures. */
const requested: string[] = [];

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const { pathname } = new URL(input, location.href);
    requested.push(pathname);
    return pathname.startsWith('/fixtures/')
      ? new Response(await readFile(`.${pathname}`))
      : new Response(null, { status: 404 });
  });
  document.body.innerHTML = '<div id="root"></div>';
});

test(
  'Before the backend has started, no API call of the page reaches the network',
  { timeout: 60_000 },
  async () => {
    history.replaceState(null, '', '/cart?transport=inpage');
    await import('#src/main.tsx');
    expect(
      await screen.findByRole('heading', { name: 'Your cart is empty' }, { timeout: 30_000 }),
    ).toBeVisible();
    const calls = requested.filter((path) => !path.startsWith('/fixtures/'));
    expect(requested.length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  },
);
