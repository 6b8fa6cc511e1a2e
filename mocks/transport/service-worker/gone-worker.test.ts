// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { isGone } from './gone-worker.ts';

const url = 'https://shop.test/sw.js';
const sent = (type: string, status = 200) =>
  new Response('…', { status, headers: { 'content-type': type } });

function answer(response: Response | Promise<never>) {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => response),
  );
}

test.each([
  ['has none', sent('text/plain', 404)],
  ['has none any more', sent('text/plain', 410)],
  ['has a page for every address', sent('text/html; charset=utf-8')],
])('the worker is gone where the host %s', async (_, response) => {
  answer(response);
  expect(await isGone(url)).toBe(true);
  expect(fetch).toHaveBeenCalledWith(url, { cache: 'no-cache' });
});

test.each([
  ['has it, or that of another site', () => sent('text/javascript')],
  ['does not know scripts', () => sent('application/octet-stream')],
  ['asks for a login', () => sent('text/html', 401)],
  [
    'redirects to a login',
    () => Object.defineProperty(sent('text/html'), 'redirected', { value: true }),
  ],
  ['is being repaired', () => sent('text/html', 503)],
  ['cannot be reached', () => Promise.reject<never>(new TypeError('Failed to fetch'))],
])('the worker is not gone where the host %s', async (_, response) => {
  answer(response());
  expect(await isGone(url)).toBe(false);
});
