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
  // Each page reports a fault once.
  vi.resetModules();
  ({ request } = await import('./http.ts'));
});

afterEach(() => vi.unstubAllEnvs());

/** Has a server answer every call. */
function answering(body: unknown, init?: ResponseInit) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  vi.stubGlobal('fetch', async () => new Response(text, init));
}

const artworks = () => request(endpoints.getArtworks, {});

test('A wrong field is named with the call, the rule and what came, also on the page of a development build', async () => {
  answering([sea, hill, { ...frame, createdAt: 'May 2026' }]);
  const message =
    'GET /api/artworks: [2].createdAt must be a date like 2026-12-05, "May 2026" came';
  await expect(artworks()).rejects.toThrow(message);
  expect(takeConsoleErrors()).toEqual([message]);
});

test('The console lists every fault once, rows that are wrong alike together', async () => {
  answering([
    { ...sea, price: '12' },
    { ...hill, price: '14', title: undefined },
  ]);
  await expect(artworks()).rejects.toThrow('GET /api/artworks: ');
  await expect(artworks()).rejects.toThrow('GET /api/artworks: ');
  expect(takeConsoleErrors()).toEqual([
    'GET /api/artworks: [0].price must be a number, "12" came (2 rows)\n  [1].title is required',
  ]);
  answering([{ ...sea, price: '12' }, { ...hill, price: '14' }, null]);
  await expect(artworks()).rejects.toThrow('GET /api/artworks: ');
  expect(takeConsoleErrors()).toEqual(['GET /api/artworks: [2] must be an object, null came']);
});

test.each([
  ['<!doctype html><p>Shop</p>', 'text/html', 'text/html came, is a proxy missing?'],
  ['', 'application/json', 'JSON was expected, nothing came'],
  ['Hello', 'text/plain', 'JSON was expected, text/plain came: "Hello"'],
])('An answer that is not JSON (%j) says what came', async (body, type, fault) => {
  answering(body, { headers: { 'Content-Type': type } });
  await expect(artworks()).rejects.toThrow(`GET /api/artworks: ${fault}`);
  expect(takeConsoleErrors()).toEqual([`GET /api/artworks: ${fault}`]);
});

test('R-18: a row that is answered without content is missing, which is no fault', async () => {
  answering('null');
  await expect(request(endpoints.getArtwork, { params: { id: 2 } })).rejects.toThrow('null came');
  expect(takeConsoleErrors()).toEqual([]);
});

test('What came is cut, and nothing of a secret is told', async () => {
  answering([{ ...sea, price: 'x'.repeat(90) }]);
  await expect(artworks()).rejects.toThrow('GET /api/artworks: ');
  answering({ user: { username: { password: 'hush', card: '4111 1111 1111 1111' } } });
  const credentials = { username: 'ida', password: 'hush' };
  await expect(request(endpoints.signIn, { body: credentials })).rejects.toThrow('***');
  const [cut, secret] = takeConsoleErrors();
  expect(cut).toBe(`GET /api/artworks: [0].price must be a number, "${'x'.repeat(59)}… came`);
  expect(secret).toContain(
    'POST /api/auth/login: user.username must be text, {"password":"***","card":"***"} came',
  );
});

test('With VITE_CONTRACT=warn an answer is used as it came, and its faults are reported', async () => {
  vi.stubEnv('VITE_CONTRACT', 'warn');
  const rows = [sea, { ...hill, createdAt: 'May 2026', rank: 7 }];
  answering(rows);
  expect(await artworks()).toEqual(rows);
  expect(takeConsoleErrors()).toEqual([
    'GET /api/artworks: [1].createdAt must be a date like 2026-12-05, "May 2026" came',
  ]);
});

test.each([[{ data: [] }], ['<html></html>'], ['null']])(
  'With VITE_CONTRACT=warn %j in place of a list is refused all the same',
  async (body) => {
    vi.stubEnv('VITE_CONTRACT', 'warn');
    answering(body);
    await expect(artworks()).rejects.toThrow('GET /api/artworks: ');
    expect(takeConsoleErrors()).toHaveLength(1);
  },
);
