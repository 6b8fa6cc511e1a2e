import { readFile } from 'node:fs/promises';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

/** What goes over the network, as paths; only the facts are there. */
const asked: string[] = [];

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const { pathname } = new URL(input, location.href);
    asked.push(pathname);
    return pathname.startsWith('/fixtures/')
      ? new Response(await readFile(`.${pathname}`))
      : new Response(null, { status: 404 });
  });
  document.body.innerHTML = '<div id="root"></div>';
});

test(
  'Nothing is called before the backend is ready: no call of the page reaches the network',
  { timeout: 60_000 },
  async () => {
    history.replaceState(null, '', '/cart?transport=inpage');
    await import('#src/main.tsx');
    expect(
      await screen.findByRole('heading', { name: 'Your cart is empty' }, { timeout: 30_000 }),
    ).toBeVisible();
    const calls = asked.filter((path) => !path.startsWith('/fixtures/'));
    expect(asked.length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  },
);
