// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { asNetwork, interceptFetch } from './intercept-fetch.ts';

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.test/demo/cart'));
  network.mockReset().mockResolvedValue(new Response('from the network'));
  vi.stubGlobal('fetch', network);
});

const echo = async (request: Request) =>
  new Response(`${request.method} ${request.url} ${await request.text()}`);

test('A call of the backend is answered without the network', async () => {
  interceptFetch(echo);
  const read = await fetch('/api/artworks?categoryId=1');
  const write = await fetch(new URL('https://shop.test/api/cart'), { method: 'POST', body: '{}' });
  const health = await fetch(new Request('https://shop.test/health'));
  expect(await read.text()).toBe('GET https://shop.test/api/artworks?categoryId=1 ');
  expect(await write.text()).toBe('POST https://shop.test/api/cart {}');
  expect(await health.text()).toBe('GET https://shop.test/health ');
  expect(network).not.toHaveBeenCalled();
});

test('A call of a page opened from a disk is answered', async () => {
  vi.stubGlobal('location', new URL('file:///D:/stick/vernissage.html'));
  interceptFetch(echo);
  const read = await fetch('/api/artworks?categoryId=1');
  expect(await read.text()).toBe('GET http://localhost/api/artworks?categoryId=1 ');
  expect(network).not.toHaveBeenCalled();
});

test('Every other request goes to the network unchanged', async () => {
  interceptFetch(echo);
  const init = { method: 'POST', body: 'x' };
  await fetch('https://elsewhere.test/api/artworks', init);
  await fetch('/demo/api/artworks');
  await fetch('/healthy');
  expect(network.mock.calls).toEqual([
    ['https://elsewhere.test/api/artworks', init],
    ['/demo/api/artworks', undefined],
    ['/healthy', undefined],
  ]);
});

test('A call sent over the network has the options of the page, with the headers and signal of the transport', async () => {
  const changes = { headers: new Headers({ 'x-call': '1' }), signal: new AbortController().signal };
  interceptFetch((_, send) => send(changes));
  const init = { method: 'PUT', credentials: 'include', body: '{"quantity":2}' } as const;
  await fetch('/api/cart/1', init);
  expect(network.mock.calls).toEqual([['/api/cart/1', { ...init, ...changes }]]);
});

test('A call can be sent to another address with the options of the page', async () => {
  const changes = { headers: new Headers(), signal: new AbortController().signal };
  interceptFetch((_, send) => send(changes, 'https://api.test/api/artworks'));
  await fetch('/api/artworks', { credentials: 'include' });
  expect(network.mock.calls).toEqual([
    ['https://api.test/api/artworks', { credentials: 'include', ...changes }],
  ]);
});

test('An aborted call rejects at once with the reason and is not answered afterwards', async () => {
  const answer = vi.fn<typeof echo>(echo);
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  interceptFetch(async (request) => {
    await held;
    return asNetwork(answer)(request);
  });
  const controller = new AbortController();
  const call = fetch('/api/orders', { method: 'POST', signal: controller.signal });
  controller.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
  release?.();
  await expect(fetch('/api/orders', { signal: controller.signal })).rejects.toThrow(
    'left the page',
  );
  expect(answer).not.toHaveBeenCalled();
});

test('A network error rejects as in the browser', async () => {
  interceptFetch(asNetwork(() => Promise.resolve(Response.error())));
  await expect(fetch('/api/categories')).rejects.toThrow(new TypeError('Failed to fetch'));
});
