// @vitest-environment node
import { expect, test } from 'vitest';
import { addressOf, readSiteUrl } from './site-address.ts';

test('the address of the site is optional', () => {
  expect(readSiteUrl(undefined, '/')).toBeUndefined();
  expect(readSiteUrl('', '/')).toBeUndefined();
});

test.each([
  ['https://shop.example', '/', 'https://shop.example/'],
  ['https://shop.example/', '/demo/', 'https://shop.example/demo/'],
  ['https://shop.example/demo', '/demo/', 'https://shop.example/demo/'],
  ['HTTP://127.0.0.1:4173/demo/', '/demo/', 'http://127.0.0.1:4173/demo/'],
])('%s with the base %s is %s', (value, base, siteUrl) => {
  expect(readSiteUrl(value, base)).toBe(siteUrl);
});

test.each([
  ['shop.example', '/', 'must be an absolute http or https URL'],
  ['/demo/', '/demo/', 'must be an absolute http or https URL'],
  ['ftp://shop.example/', '/', 'must be an absolute http or https URL'],
  ['https://', '/', 'must be an absolute http or https URL'],
  ['https://shop.example/?a=1', '/', 'must have no user, query or fragment'],
  ['https://shop.example/#a', '/', 'must have no user, query or fragment'],
  ['https://me@shop.example/', '/', 'must have no user, query or fragment'],
  ['https://shop.example/other/', '/demo/', 'must have no path other than the base /demo/'],
  ['https://shop.example/demo/', '/', 'must have no path other than the base /'],
])('%s with the base %s is refused', (value, base, reason) => {
  expect(() => readSiteUrl(value, base)).toThrow(`VITE_SITE_URL ${reason}`);
});

test('the segments of a path are percent-encoded', () => {
  expect(addressOf('/', '/demo/')).toBe('/demo/');
  expect(addressOf('/category/oil & more?', 'https://shop.example/')).toBe(
    'https://shop.example/category/oil%20%26%20more%3F',
  );
});
