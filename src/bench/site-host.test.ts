// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hostSite } from './site-host.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), `home ${'x'.repeat(1_000)}`);
writeFileSync(join(folder, 'artists.html'), 'artists');
writeFileSync(join(folder, '404.html'), 'not found');
writeFileSync(join(folder, 'assets', 'shop-1234abcd.js'), 'shop');
const host = await hostSite(folder);
afterAll(() => host.close());

test('A page is sent with Brotli and asked for anew', async () => {
  const response = await fetch(host.url);
  expect(await response.text()).toMatch(/^home x/);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(Number(response.headers.get('content-length'))).toBeLessThan(100);
});

test('A page that the browser still has is answered with 304 and no bytes', async () => {
  const { headers } = await fetch(host.url);
  const again = await fetch(host.url, { headers: { 'If-None-Match': headers.get('etag')! } });
  expect(again.status).toBe(304);
  expect(host.served.at(-1)).toMatchObject({ path: '/', bytes: 0 });
});

test('A file with a hash in its name is kept for ever, and counted with the bytes sent', async () => {
  const response = await fetch(`${host.url}assets/shop-1234abcd.js`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(host.served.at(-1)).toMatchObject({
    path: '/assets/shop-1234abcd.js',
    bytes: Number(response.headers.get('content-length')),
    isScript: true,
  });
});

test('A page is found without .html, and any other address is 404.html', async () => {
  expect(await (await fetch(`${host.url}artists`)).text()).toBe('artists');
  const missing = await fetch(`${host.url}nowhere`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toBe('not found');
});
