// @vitest-environment node
import type { Har } from 'har-format';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { brand } from '#src/copy/brand.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { harOfCalls } from './har-of-calls.ts';

const site = { origin: 'https://shop.example', title: 'Cart', build: 'b-1' };

let backend: Backend;
beforeEach(async () => {
  backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
});

async function post(path: string, body: object) {
  const headers = { 'Content-Type': 'application/json', 'X-Api-Key': 'hush' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  await backend.answer(new Request(`${site.origin}${path}`, init));
}

const get = (path: string) => backend.answer(new Request(`${site.origin}${path}`));

function exported(): Har['log'] {
  return (JSON.parse(harOfCalls(backend.log.calls, backend.log, site)) as Har).log;
}

test('A call is exported with its bodies, their types and sizes, and times that add up', async () => {
  await post('/api/cart?from=Zürich', { userId: 6, artworkId: 2, quantity: 1 });
  const { version, creator, pages, entries } = exported();
  expect({ version, creator }).toEqual({
    version: '1.2',
    creator: { name: brand.name, version: 'b-1' },
  });
  expect(pages).toEqual([
    {
      id: 'page_1',
      title: 'Cart',
      startedDateTime: noon().toISOString(),
      pageTimings: {},
    },
  ]);
  const [entry] = entries;
  expect(entry).toEqual({
    pageref: 'page_1',
    startedDateTime: noon().toISOString(),
    time: expect.any(Number),
    request: {
      method: 'POST',
      url: 'https://shop.example/api/cart?from=Z%C3%BCrich',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [
        { name: 'content-type', value: 'application/json' },
        { name: 'x-api-key', value: '***' },
      ],
      queryString: [{ name: 'from', value: 'Zürich' }],
      postData: {
        mimeType: 'application/json',
        text: '{"userId":6,"artworkId":2,"quantity":1}',
      },
      headersSize: -1,
      bodySize: 39,
    },
    response: {
      status: 201,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [
        { name: 'content-type', value: 'application/json' },
        { name: 'x-backend', value: 'vernissage' },
      ],
      content: {
        size: entry!.response.bodySize,
        mimeType: 'application/json',
        text: expect.stringContaining('"title":"Quiet Hill"'),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: expect.any(Number),
    },
    cache: {},
    timings: { send: 0, wait: entry!.time, receive: 0 },
  });
  expect(new TextEncoder().encode(entry!.response.content.text).byteLength).toBe(
    entry!.response.content.size,
  );
});

test('Passwords are masked, and calls stand in the order in which they were made', async () => {
  await post('/api/users', { username: 'ida', email: 'i@x.example', password: 'hush' });
  await get('/health');
  expect(JSON.stringify(exported())).not.toContain('hush');
  expect(exported().entries.map(({ request }) => request.url)).toEqual([
    'https://shop.example/api/users',
    'https://shop.example/health',
  ]);
});

test('A body longer than the panel shows is exported in full', async () => {
  await post('/api/users', { username: 'i'.repeat(3_990), email: 'i@x.example', password: 'a' });
  const [{ request, response } = { request: undefined, response: undefined }] = exported().entries;
  expect(JSON.parse(response!.content.text!)).toMatchObject({ username: 'i'.repeat(3_990) });
  // A request is kept as far as the panel shows it, so that no secret stays in memory.
  expect(request).toMatchObject({ bodySize: -1, postData: { comment: expect.any(String) } });
});

test('Of a list of more rows than the log holds the size and a comment are exported', async () => {
  const rows = Array.from({ length: 1_001 }, (_, id) => ({ id }));
  const headers = new Headers({ 'Content-Type': 'application/json' });
  backend.log.add({
    at: noon().toISOString(),
    method: 'GET',
    path: '/api/artworks',
    status: 200,
    milliseconds: 1,
    request: undefined,
    responseHeaders: headers,
    response: rows,
  });
  expect(exported().entries[0]!.response).toMatchObject({
    bodySize: -1,
    content: { mimeType: 'application/json', comment: expect.any(String) },
  });
  expect(exported().entries[0]!.response.content.text).toBeUndefined();
});

test('Calls without a body in their response: 204, HEAD and a network error', async () => {
  await backend.answer(new Request(`${site.origin}/api/auth/logout`, { method: 'POST' }));
  await backend.answer(new Request(`${site.origin}/api/artists`, { method: 'HEAD' }));
  backend.conditions.set('any', { failure: 'network' });
  await get('/health');
  expect(exported().entries.map(({ response }) => [response.status, response.content])).toEqual([
    [204, { size: 0, mimeType: 'x-unknown' }],
    [200, { size: 0, mimeType: 'x-unknown' }],
    [0, { size: 0, mimeType: 'x-unknown' }],
  ]);
});

test('A body of text is exported as the text that it is', async () => {
  backend.conditions.set(endpoints.getHealth, { failure: 503, body: '<h1>Sorry</h1>' });
  await get('/health');
  expect(exported().entries[0]!.response.content).toEqual({
    size: 14,
    mimeType: 'text/plain',
    text: '<h1>Sorry</h1>',
  });
});

test('A call that a real server answered is exported with its origin', () => {
  const call = { at: '', method: 'GET', path: '/health', status: 200, milliseconds: 1 };
  const realServer = 'https://api.example';
  backend.log.add({ ...call, request: undefined, response: {}, realServer });
  expect(exported().entries[0]!.request.url).toBe('https://api.example/health');
});

test('A log without calls is a valid HAR without entries', () => {
  expect(exported()).toMatchObject({ version: '1.2', pages: [], entries: [] });
});
