import { beforeEach, expect, test, vi } from 'vitest';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { parseLivePath } from './live-paths.ts';
import { connectRealServer } from './real-server.ts';

const [, hill] = smallShop.artworks;
const harbour = { ...hill!, id: 5001, title: 'Harbour', price: 300 };

let backend: Backend;
beforeEach(async () => {
  backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
});

/** A page whose artworks a real server has. */
function openPage(network: typeof fetch, origin = '', paths = '/api/artworks*') {
  const connected = connectRealServer(backend, [parseLivePath(paths)], origin);
  return async function ask(path: string, body?: object) {
    const init = body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    const request = new Request(new URL(path, location.href), init);
    const sent = connected.sendReal(request, (changes, address) =>
      network(address ?? path, { ...init, ...changes }),
    );
    return sent ?? connected.backend.answer(request);
  };
}

const json = (value: unknown) => vi.fn<typeof fetch>(async () => Response.json(value));

test('Calls of the paths go to the network as they are, all others are answered here', async () => {
  const network = json([harbour]);
  const ask = openPage(network);
  expect(await (await ask('/api/artworks?categoryId=1')).json()).toEqual([harbour]);
  expect((await ask('/api/artists')).headers.get('X-Backend')).toBe('vernissage');
  expect(network.mock.calls.map(([url]) => url)).toEqual(['/api/artworks?categoryId=1']);
  const { headers } = network.mock.calls[0]![1]!;
  expect(Object.fromEntries(headers as Headers)).toEqual({});
});

test('They go to the origin of the build where there is one, with method and body', async () => {
  const network = json({});
  const ask = openPage(network, 'https://api.example', '/api/orders');
  await ask('/api/orders', { order: 1 });
  const [[url, init]] = network.mock.calls as [[string, RequestInit]];
  expect([url, init.method, init.body]).toEqual([
    'https://api.example/api/orders',
    'POST',
    '{"order":1}',
  ]);
  expect(backend.log.calls[0]).toMatchObject({ realServer: 'https://api.example' });
});

test('The log marks them, with status, answer and secrets masked', async () => {
  const ask = openPage(
    async () => Response.json({ token: 'hush', sub: 1 }, { status: 201 }),
    '',
    '/api/auth/login',
  );
  await ask('/api/auth/login', { username: 'ida', password: 'hush' });
  await ask('/api/categories');
  expect(backend.log.calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/auth/login',
      status: 201,
      realServer: location.origin,
      request: '{"username":"ida","password":"***"}',
      response: '{"token":"***","sub":1}',
    },
    { path: '/api/categories', status: 200 },
  ]);
  expect(backend.log.calls[1]).not.toHaveProperty('realServer');
});

test('A call that the network loses is logged as broken, and fails as it would', async () => {
  const lost = new TypeError('Failed to fetch');
  const ask = openPage(() => Promise.reject(lost));
  await expect(ask('/api/artworks')).rejects.toBe(lost);
  expect(backend.log.calls).toMatchObject([{ path: '/api/artworks', status: 0 }]);
});

test('A page of HTML is logged as the text it is', async () => {
  const ask = openPage(async () => new Response('<html></html>'));
  expect(await (await ask('/api/artworks')).text()).toBe('<html></html>');
  expect(backend.log.calls).toMatchObject([{ status: 200, response: '"<html></html>"' }]);
});

test('A work that only the real server has can be bought once it has been seen, also on the next page', async () => {
  const line = { userId: 6, artworkId: harbour.id, quantity: 1 };
  const ask = openPage(json([harbour]));
  const unseen = await ask('/api/cart', line);
  expect([unseen.status, await unseen.json()]).toEqual([
    400,
    { message: 'artworkId must be an artwork of the shop' },
  ]);
  await ask('/api/artworks');
  expect((await ask('/api/cart', line)).status).toBe(201);
  expect(await (await ask('/api/cart/6')).json()).toMatchObject([{ artwork: harbour }]);

  const next = openPage(json([]));
  expect(await (await next('/api/cart/6')).json()).toMatchObject([{ artwork: harbour }]);
  const order = {
    order: { userId: 6, total: 365, status: 'pending' },
    items: [{ orderId: 0, artworkId: harbour.id, eventId: null, quantity: 1, price: 300 }],
  };
  expect((await next('/api/orders', order)).status).toBe(201);
});

test('A real work takes the place of the demo’s with its id, and its artist’s portfolio here shows it', async () => {
  const renamed = { ...hill!, title: 'Loud Hill' };
  const ask = openPage(json(renamed));
  await ask(`/api/artworks/${renamed.id}`);
  const portfolio = await (await ask(`/api/artists/${renamed.artistId}`)).json();
  expect(portfolio.artworks).toContainEqual(renamed);
  expect(portfolio.artworks).not.toContainEqual(hill);
});

test('Whatever a server answers, the calls answered here go on', async () => {
  for (const body of [null, 7, 'x', [null, 7, { id: 'x' }], { artworks: 5 }]) {
    const ask = openPage(json(body), '', '/api/art*');
    for (const path of ['/api/artworks', '/api/artworks/1', '/api/artists/1', '/api/artists']) {
      await ask(path);
    }
    expect((await ask('/api/events')).status).toBe(200);
    expect(await (await ask('/api/cart/6')).json()).toEqual([]);
  }
});

test('A work with an id of text, a price as text and a timestamp can be bought here, under its own id', async () => {
  const raw = { ...harbour, id: '7f3c-9a', price: '300.00', createdAt: '2024-05-01T10:11:12Z' };
  const ask = openPage(json([raw]));
  await ask('/api/artworks');
  const line = { userId: 6, artworkId: raw.id, quantity: 1 };
  expect((await ask('/api/cart', line)).status).toBe(201);
  expect(await (await ask('/api/cart/6')).json()).toMatchObject([
    { artwork: { id: raw.id, price: 300, createdAt: '2024-05-01T10:11:12.000' } },
  ]);
  const next = openPage(json([]));
  expect(await (await next('/api/cart/6')).json()).toMatchObject([{ artwork: { id: raw.id } }]);
  const order = {
    order: { userId: 6, total: 339, status: 'pending' },
    items: [{ orderId: 0, artworkId: raw.id, eventId: null, quantity: 1, price: 300 }],
  };
  expect((await next('/api/orders', order)).status).toBe(201);
});

test('The idempotency key stays on the way to another origin, unless its build takes it', async () => {
  const headersSent = async (origin: string) => {
    const network = json({});
    const { sendReal } = connectRealServer(backend, [parseLivePath('/api/orders')], origin);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'a' };
    const request = new Request(new URL('/api/orders', location.href), {
      method: 'POST',
      headers,
      body: '{}',
    });
    await sendReal(request, (changes, address) => network(address ?? '/api/orders', changes));
    return [...(network.mock.calls[0]![1]!.headers as Headers).keys()];
  };
  expect(await headersSent('')).toEqual(['content-type', 'idempotency-key']);
  expect(await headersSent('https://api.example')).toEqual(['content-type']);
  vi.stubEnv('VITE_IDEMPOTENCY_KEY', '1');
  expect(await headersSent('https://api.example')).toEqual(['content-type', 'idempotency-key']);
  vi.unstubAllEnvs();
});
