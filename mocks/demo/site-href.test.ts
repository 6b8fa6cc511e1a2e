import { expect, test, vi } from 'vitest';
import { siteHref } from './site-href.ts';

test('A page of the site is below its base path', () => {
  expect(siteHref('/cart', 'tour=1')).toBe('/cart?tour=1');
  expect(siteHref('/cart', '')).toBe('/cart');
  vi.stubEnv('BASE_URL', '/demo/');
  expect(siteHref('/cart', 'tour=1')).toBe('/demo/cart?tour=1');
  vi.unstubAllEnvs();
});

test('A path that leads to another site is none', () => {
  expect(() => siteHref('//elsewhere.example/signin', '')).toThrow(
    '"//elsewhere.example/signin" is no page of this site.',
  );
});
