// @vitest-environment node
import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { serve } from '#mocks/http.ts';
import { type CallReport, formatCall } from '#mocks/http/call-report.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

const backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
let shop: Awaited<ReturnType<typeof serve>>;
const calls: CallReport[] = [];
const callOf = (path: string) => calls.find((call) => call.path === path);

beforeAll(async () => {
  shop = await serve(backend.answer, 0, { onCall: (call) => calls.push(call) });
});
afterAll(() => shop.server.close());

test('HTTP responses equal those of the backend', async () => {
  const added = await fetch(`${shop.url}/api/cart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId: 6, artworkId: 2, quantity: 1 }),
  });
  expect(added.status).toBe(201);
  const cart = await fetch(`${shop.url}/api/cart/6`);
  expect(cart.headers.get('Content-Type')).toBe('application/json');
  expect(await cart.json()).toMatchObject([{ id: 1, artwork: { title: 'Quiet Hill' } }]);
  expect((await fetch(`${shop.url}/api/cart/1`, { method: 'DELETE' })).status).toBe(204);
});

/** Sends the headers of a `POST /api/cart` and so many bytes of its body, and leaves the call open. */
function beginCall(bytes: number, headers: OutgoingHttpHeaders = {}) {
  const outgoing = httpRequest(`${shop.url}/api/cart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  outgoing.write('x'.repeat(bytes));
  return outgoing;
}

test.each([{}, { 'Content-Length': 3_000_000 }])(
  'A body over a megabyte is refused before it has been sent in full (%o)',
  async (headers) => {
    const outgoing = beginCall(1_000_001, headers);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(incoming.statusCode).toBe(413);
    expect(incoming.headers.connection).toBe('close');
    outgoing.destroy();
  },
);

test('A body of a megabyte is read in full before the response', async () => {
  const outgoing = beginCall(1_000_000);
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  // It is read, and is no JSON.
  expect(incoming.statusCode).toBe(400);
  incoming.resume();
});

test('A method that Request refuses gets 405 with the methods of its path', async () => {
  const outgoing = httpRequest(`${shop.url}/api/cart/6`, { method: 'TRACE' });
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect(incoming.statusCode).toBe(405);
  expect(incoming.headers.allow).toBe('GET, PUT, DELETE, HEAD, OPTIONS');
  expect(await json(incoming)).toEqual({
    message: 'The method must be GET, PUT, DELETE, HEAD, OPTIONS',
  });
});

test.each(['GET', 'HEAD'])('The body of a %s is ignored', async (method) => {
  const outgoing = httpRequest(`${shop.url}/health`, {
    method,
    headers: { 'Content-Length': 2 },
  });
  outgoing.end('{}');
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect(incoming.statusCode).toBe(200);
  incoming.resume();
});

test('A network error closes the connection', async () => {
  backend.conditions.set(endpoints.getHealth, { failure: 'network' });
  await expect(fetch(`${shop.url}/health`)).rejects.toThrow('fetch failed');
  backend.conditions.clear();
});

/** Sends bytes as they are, closes this side of the connection, and reads what comes. */
function sendBytes(bytes: string): Promise<string> {
  const socket = connect({ port: Number(new URL(shop.url).port), host: '127.0.0.1' });
  socket.end(bytes);
  return text(socket);
}

test('A HEAD has the headers of the GET, the length of its body among them, and no body', async () => {
  const got = await fetch(`${shop.url}/api/categories`);
  const length = (await got.text()).length;
  const response = await sendBytes('HEAD /api/categories HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(response).toContain(`\r\nContent-Length: ${length}\r\n`);
  expect(response).toMatch(/\r\n\r\n$/);
});

test('A call is answered after its caller has closed his side of the connection', async () => {
  backend.conditions.set(endpoints.getHealth, { latency: 20 });
  const response = await sendBytes('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  backend.conditions.clear();
  expect(response).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(response).toContain('"status":"ok"');
});

test('Calls on one connection are answered one after the other', async () => {
  const call = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const responses = await sendBytes(`${call('/health')}${call('/api/nothing')}${call('/health')}`);
  expect(responses.match(/HTTP\/1.1 \d+/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 404',
    'HTTP/1.1 200',
  ]);
});

test('The body of a chunked request is put together', async () => {
  const response = await sendBytes(
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n' +
      'Content-Type: application/json\r\n\r\n5\r\n{"use\r\n4\r\nrnam\r\n0\r\n\r\n',
  );
  expect(response).toContain('The body must be valid JSON');
});

test.each([
  ['A malformed request line', 'GARBAGE\r\n\r\n', 400],
  [
    'A malformed chunk',
    'POST /health HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nz',
    400,
  ],
  ['A header of 20,000 bytes', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['An address that is none', 'GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
])('%s is refused as JSON', async (_what, bytes, status) => {
  const response = await sendBytes(bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response).toMatch(/\{"message":"The request cannot be read"\}$/);
  expect((await fetch(`${shop.url}/health`)).status).toBe(200);
});

test('The absolute address that a proxy gets is understood', async () => {
  const response = await sendBytes(
    'GET http://localhost:81/health HTTP/1.1\r\nHost: shop.example\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['localhost:8787', 200],
  ['shop.localhost', 200],
  ['127.0.0.1', 200],
  ['127.8.0.1:1', 200],
  ['[::1]:8787', 200],
  ['LOCALHOST', 200],
  ['proxy.example:8787', 200],
  // A page of such a name reaches this computer where its name server says so.
  ['rebound.example', 421],
  ['localhost.example', 421],
  ['127.0.0.1.example:8787', 421],
  ['192.168.0.7', 421],
  ['0.0.0.0', 421],
])('A call of the host %s gets %i', async (host, status) => {
  const other = await serve(backend.answer, 0, { hosts: ['proxy.example'] });
  const outgoing = httpRequest(`${other.url}/health`, { headers: { Host: host } });
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect(incoming.statusCode).toBe(status);
  incoming.resume();
  await other.stop();
});

test('The refusal of a host names the option that allows it, and stores nothing', async () => {
  const response = await sendBytes(
    'POST /api/cart HTTP/1.1\r\nHost: Rebound.example:80\r\nOrigin: http://rebound.example\r\n' +
      'Content-Type: application/json\r\nContent-Length: 39\r\n\r\n{"userId":8,"artworkId":2,"quantity":1}',
  );
  expect(response).toMatch(/^HTTP\/1.1 421 Misdirected Request\r\n/);
  expect(response).toContain('npm run backend -- --allow-host rebound.example');
  expect(response).not.toContain('Access-Control');
  expect(await (await fetch(`${shop.url}/api/cart/8`)).json()).toEqual([]);
});

test('A caller who leaves in the middle of his body disturbs nobody', async () => {
  const socket = connect({ port: Number(new URL(shop.url).port), host: '127.0.0.1' });
  socket.write('POST /api/cart?left=1 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{');
  setTimeout(() => socket.resetAndDestroy(), 10);
  await expect.poll(() => callOf('/api/cart?left=1')).toMatchObject({ status: 0 });
  expect((await fetch(`${shop.url}/health`)).status).toBe(200);
});

test('A body that says it is too large is refused before it is asked for', async () => {
  const response = await sendBytes(
    'POST /api/cart HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 1000001\r\n\r\n',
  );
  expect(response.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413']);
});

test('A caller who asks first is told to send his body', async () => {
  const response = await sendBytes(
    'POST /api/cart HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}',
  );
  expect(response).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 415 /);
});

const preflight = {
  method: 'OPTIONS',
  headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST' },
};

test('A page that this computer serves may call with credentials', async () => {
  const asked = await fetch(`${shop.url}/api/orders`, preflight);
  expect(asked.status).toBe(204);
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    vary: 'Origin',
    'access-control-allow-origin': 'http://localhost:5173',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'Content-Type, Idempotency-Key',
    'access-control-max-age': '600',
  });
  const missing = await fetch(`${shop.url}/api/nothing`, {
    headers: { Origin: 'http://localhost:5173' },
  });
  expect(missing.status).toBe(404);
  expect(missing.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
  expect(missing.headers.get('Access-Control-Expose-Headers')).toBe(
    'X-Backend, Allow, Retry-After',
  );
});

test.each([
  'https://shop.example',
  'http://localhost.example',
  'http://127.0.0.1.example',
  'null',
  'garbage',
])('A page of %s may not', async (origin) => {
  const asked = await fetch(`${shop.url}/api/orders`, {
    ...preflight,
    headers: { ...preflight.headers, Origin: origin },
  });
  expect(asked.headers.get('Vary')).toBe('Origin');
  expect([...asked.headers.keys()].filter((name) => name.startsWith('access-'))).toEqual([]);
});

test('A call is reported with its status, and without what may be secret', async () => {
  const response = await fetch(`${shop.url}/api/events?token=abc`, { method: 'HEAD' });
  await expect.poll(() => callOf('/api/events?token=***')).toBeDefined();
  expect(response.status).toBe(200);
  expect(formatCall({ ...callOf('/api/events?token=***')!, milliseconds: 2.4 })).toBe(
    'HEAD /api/events?token=*** 200 2 ms',
  );
});

test('A server that is to stop answers the calls under way and closes their connections', async () => {
  const other = await serve(backend.answer, 0);
  backend.conditions.set(endpoints.getHealth, { latency: 50 });
  const call = fetch(`${other.url}/health`);
  await once(other.server, 'request');
  const stopping = other.stop();
  expect((await call).status).toBe(200);
  await stopping;
  await expect(fetch(`${other.url}/health`)).rejects.toThrow('fetch failed');
  backend.conditions.clear();
});

test('A call that takes too long does not keep a server from stopping', async () => {
  const other = await serve(backend.answer, 0);
  backend.conditions.set(endpoints.getHealth, { failure: 'never' });
  const call = fetch(`${other.url}/health`);
  call.catch(() => {});
  await once(other.server, 'request');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stopping = other.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await stopping;
  await expect(call).rejects.toThrow('fetch failed');
  backend.conditions.clear();
});
