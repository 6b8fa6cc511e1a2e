// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { takeConsoleErrors } from '#src/testing/console-errors.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import type { request as Request } from './http.ts';

const [sea, hill, frame] = smallShop.artworks;

let request: typeof Request;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // Each page reports a difference once.
  vi.resetModules();
  ({ request } = await import('./http.ts'));
});

afterEach(() => vi.unstubAllEnvs());

/** Answers every call as a server. */
function answering(body: unknown, init?: ResponseInit) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  vi.stubGlobal('fetch', async () => new Response(init?.status === 204 ? null : text, init));
}

/** The texts of the warnings so far. */
function takeWarnings(): string[] {
  const texts = vi.mocked(console.warn).mock.calls.map((parts) => parts.join(' '));
  vi.mocked(console.warn).mockClear();
  return texts;
}

const artworks = () => request(endpoints.getArtworks, {});
const artwork = () => request(endpoints.getArtwork, { params: { id: 2 } });
const credentials = { username: 'ida', password: 'hush' };

test('A field that differs from the contract is read, and told with the call, the rule and what came', async () => {
  answering([sea, hill, { ...frame, createdAt: '2024-05-01T10:11:12.000Z', rank: 7 }]);
  expect(await artworks()).toEqual([sea, hill, { ...frame, createdAt: '2024-05-01T10:11:12.000' }]);
  expect(takeWarnings()).toEqual([
    'GET /api/artworks: differs from the contract, and is shown all the same\n' +
      '  [2].createdAt must be a date like 2026-12-05, "2024-05-01T10:11:12.000Z" came',
  ]);
});

test('The console lists every difference once, rows that differ alike together', async () => {
  answering([
    { ...sea, price: '12' },
    { ...hill, price: '14', title: undefined },
  ]);
  await artworks();
  await artworks();
  expect(takeWarnings()).toEqual([
    'GET /api/artworks: differs from the contract, and is shown all the same\n' +
      '  [0].price must be a number, "12" came (2 rows)\n  [1].title is required',
  ]);
});

test('A row that cannot be used is left out, and the console says which and why', async () => {
  answering([sea, null, 7, { ...hill, id: null }, { ...frame, id: sea!.id }, frame]);
  expect(await artworks()).toEqual([sea, frame]);
  expect(takeWarnings()[0]!.split('\n  ').slice(-3)).toEqual([
    'left out: [1], which is no object (2 rows)',
    'left out: [3], which has no id',
    'left out: [4], which has the id of an earlier one',
  ]);
});

test.each([
  ['null', 200],
  ['', 204],
])('A list of nothing as %j with status %i is an empty list', async (body, status) => {
  answering(body, { status });
  expect(await artworks()).toEqual([]);
  expect(takeWarnings()).toHaveLength(1);
});

test.each([
  ['<!doctype html><p>Shop</p>', 'text/html', 'text/html came, is a proxy missing?'],
  ['', 'application/json', 'JSON was expected, nothing came'],
  ['Hello', 'text/plain', 'JSON was expected, text/plain came: "Hello"'],
])('A response that is not JSON (%j) says what came', async (body, type, issue) => {
  answering(body, { headers: { 'Content-Type': type } });
  await expect(artworks()).rejects.toThrow(`GET /api/artworks: ${issue}`);
  expect(takeConsoleErrors()).toEqual([`GET /api/artworks: ${issue}`]);
});

test.each([
  [() => artworks(), { data: [] }, 'GET /api/artworks: it must be a list, {"data":[]} came'],
  [() => artwork(), [hill], 'GET /api/artworks/2: it must be an object, [{"id":2'],
  [() => artwork(), 'true', 'GET /api/artworks/2: it must be an object, true came'],
])('A response of another kind is refused: %#', async (call, body, message) => {
  answering(body);
  await expect(call()).rejects.toMatchObject({ reason: 'unusable' });
  expect(takeConsoleErrors()).toEqual([expect.stringContaining(message)]);
});

test.each(['null', '', '{}', '{"message":"no such work"}', '{"id":" "}'])(
  'R-18: a row that is answered with %j is missing, which is told to nobody',
  async (body) => {
    answering(body);
    await expect(artwork()).rejects.toMatchObject({ reason: 'missing' });
    expect([...takeConsoleErrors(), ...takeWarnings()]).toEqual([]);
  },
);

test('R-20: a featured artist of which nothing comes has nothing to show', async () => {
  answering({});
  expect(await request(endpoints.getFeaturedArtist, {})).toEqual({
    artist: undefined,
    artworks: [],
    events: [],
  });
  answering(null);
  await expect(request(endpoints.getFeaturedArtist, {})).rejects.toMatchObject({
    reason: 'missing',
  });
});

test.each([
  ['OK', 'OK'],
  ['{"status":"up"}', { status: 'up' }],
  ['[1]', [1]],
  ['', ''],
])('The health %j is shown as it came', async (body, shown) => {
  answering(body);
  expect(await request(endpoints.getHealth, {})).toEqual(shown);
  takeWarnings();
});

test.each([
  ['["a"]', ['a']],
  ['7', 7],
  ['"up"', 'up'],
  ['null', null],
])('The information %s about the domain is shown as it came', async (body, shown) => {
  answering(body);
  expect(await request(endpoints.getDomainInfo, {})).toEqual(shown);
  takeWarnings();
});

test('A response that has no reader is what the contract says, or refused', async () => {
  const body = { userId: 6, artworkId: 2, quantity: 1 };
  const add = () => request(endpoints.addCartItem, { body });
  const line = { id: 1, userId: 6, quantity: 1, artwork: hill };
  answering(line, { status: 201 });
  expect(await add()).toEqual(line);
  answering({ ...line, quantity: 'one' }, { status: 201 });
  await expect(add()).rejects.toMatchObject({ reason: 'unusable' });
  takeConsoleErrors();
});

test('A sign-in whose response names nobody is refused, and the console says what was expected', async () => {
  answering({ user: { email: null } });
  await expect(request(endpoints.signIn, { body: credentials })).rejects.toMatchObject({
    reason: 'unusable',
  });
  expect(takeConsoleErrors()[0]).toContain('user.username is required');
  answering({ user: { id: '7f3c', username: 'ida', email: null, passwordHash: 'x' } });
  expect(await request(endpoints.signIn, { body: credentials })).toEqual({
    user: { id: '7f3c', username: 'ida' },
  });
  expect(takeWarnings()).toHaveLength(1);
});

test('What came is cut, and nothing of a secret is told', async () => {
  answering([{ ...sea, price: 'x'.repeat(90) }]);
  await artworks();
  expect(takeWarnings()[0]).toContain(`[0].price must be a number, "${'x'.repeat(59)}… came`);
  answering({ user: { username: { password: 'hush', card: '4111 1111 1111 1111' } } });
  await expect(request(endpoints.signIn, { body: credentials })).rejects.toThrow('***');
  expect(takeConsoleErrors()[0]).toContain(
    'POST /api/auth/login: user.username must be text, {"password":"***","card":"***"} came',
  );
});

test('A date in milliseconds is told as it came', async () => {
  answering([{ ...sea, createdAt: 1_714_557_600_000 }]);
  expect(await artworks()).toMatchObject([{ createdAt: '2024-05-01T10:00:00.000' }]);
  expect(takeWarnings()[0]).toContain('[0].createdAt must be text, 1714557600000 came');
});

test('With VITE_CONTRACT=strict a difference is refused, and nothing is read into it', async () => {
  vi.stubEnv('VITE_CONTRACT', 'strict');
  answering([sea, { ...hill, rank: 7 }]);
  expect(await artworks()).toMatchObject([sea, hill]);
  answering([sea, { ...hill, createdAt: 'May 2026' }]);
  const message =
    'GET /api/artworks: [1].createdAt must be a date like 2026-12-05, "May 2026" came';
  await expect(artworks()).rejects.toThrow(message);
  expect(takeConsoleErrors()).toEqual([message]);
});

test('With VITE_CONTRACT=strict a row without content is missing, and paths of pictures are resolved', async () => {
  vi.stubEnv('VITE_CONTRACT', 'strict');
  vi.stubEnv('VITE_API_ORIGIN', 'https://api.example');
  answering('null');
  await expect(artwork()).rejects.toMatchObject({ reason: 'missing' });
  answering([{ ...sea, image: '/uploads/sea.jpg' }]);
  expect(await artworks()).toMatchObject([{ image: 'https://api.example/uploads/sea.jpg' }]);
});

test('A page with an error of the server’s own does not speak of a proxy', async () => {
  answering('<html>Oops</html>', { status: 500, statusText: 'Internal Server Error' });
  await expect(artworks()).rejects.toThrow('500: text/html came');
  answering('<html>Not here</html>', { status: 404 });
  await expect(artworks()).rejects.toThrow('404: text/html came, is a proxy missing?');
  expect(takeConsoleErrors()).toEqual([
    'GET /api/artworks: 500, text/html came',
    'GET /api/artworks: 404, text/html came, is a proxy missing?',
  ]);
});
