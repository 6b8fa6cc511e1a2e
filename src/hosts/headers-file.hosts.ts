import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { IMMUTABLE, isHashed, PAGE_HEADERS, TYPES } from './header-rules.ts';
import { headersOnCloudflare, headersOnNetlify, parseHeadersFile } from './headers-file.ts';
import { built, filesOf, OWN_PICTURES } from './sites.ts';

const site = built['/']!;
const rules = parseHeadersFile(readFileSync(join(site, '_headers'), 'utf8'));
const files = [...filesOf(site), ...OWN_PICTURES.map((name) => `pictures/${name}`)];
const pages = ['', 'artists', 'artwork/1', 'nowhere', 'artists/'];

test('values of two rules are joined by Cloudflare, and the last one wins on Netlify', () => {
  const text = '# a comment\n/*\n  X-A: one\n  X-B: one\n/a/*.css\n  X-A: two\n  ! X-B\n';
  const two = parseHeadersFile(text);
  expect(Object.fromEntries(headersOnCloudflare(two, '/a/b/c.css'))).toEqual({ 'x-a': 'one, two' });
  expect(Object.fromEntries(headersOnNetlify(two, '/a/b/c.css'))).toEqual({
    'x-a': 'two',
    'x-b': 'one',
  });
  expect(headersOnCloudflare(two, '/a/b.js').get('x-a')).toBe('one');
  expect(() => parseHeadersFile('/*\n  no header')).toThrow('A host cannot read: no header');
  expect(() => parseHeadersFile('X-A: one')).toThrow('A host cannot read: X-A: one');
});

describe.each([
  ['Cloudflare Pages', headersOnCloudflare],
  ['Netlify', headersOnNetlify],
])('The file _headers on %s', (_name, headersOf) => {
  test('keeps files with a hash for ever, and leaves all others to the host', () => {
    expect(files.filter(isHashed).length).toBeGreaterThan(100);
    for (const path of [...files, ...pages]) {
      const caching = headersOf(rules, `/${path}`).get('cache-control');
      expect([path, caching]).toEqual([path, isHashed(path) ? IMMUTABLE : null]);
    }
  });

  test('gives no file a media type that it does not have', () => {
    const wrong = files.filter((path) => {
      const type = headersOf(rules, `/${path}`).get('content-type');
      return type !== null && !TYPES[path.split('.').at(-1)!]!.test(type);
    });
    expect(wrong).toEqual([]);
    const kinds = ['pictures/own-480.avif', 'manifest.webmanifest'];
    expect(kinds.map((path) => headersOf(rules, `/${path}`).get('content-type'))).toEqual([
      'image/avif',
      'application/manifest+json',
    ]);
  });

  test.each(pages)('lets no other site frame or open the page /%s', (path) => {
    expect(Object.fromEntries(headersOf(rules, `/${path}`))).toMatchObject(PAGE_HEADERS);
  });

  test('sends no header twice', () => {
    for (const path of [...files, ...pages]) {
      const names = rules
        .filter((rule) => [...headersOf([rule], `/${path}`)].length > 0)
        .flatMap((rule) => rule.headers.map(({ name }) => name));
      expect([path, names]).toEqual([path, [...new Set(names)]]);
    }
  });
});
