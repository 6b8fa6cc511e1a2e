// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PrerenderedPage } from '#src/app/prerendered-page.ts';
import { policyTag } from '../content-security-policy.ts';
import { assemblePage, shellFile } from './assemble-page.ts';
import { START_NOTICE, START_NOTICE_STYLES } from './start-notice.ts';

const shell = policyTag(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <title>Shop</title>
    <script type="module" crossorigin src="/assets/react-1.js"></script>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shop-1.js">
    <link rel="preload" as="fetch" crossorigin href="/assets/artworks-1.json">
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`);

const page: PrerenderedPage = {
  pathname: '/artwork/1',
  answers: { '/api/artworks/1': 'abc' },
  groupsByMonth: false,
  files: {
    first: ['/assets/start-1.js'],
    early: [],
    data: ['/assets/artworks-1.json'],
    code: ['/assets/shop-1.js'],
    entry: '/assets/app-1.js',
    sheet: '/assets/style-1.css',
    fonts: [],
  },
};

const PRELOADS =
  '<link rel="preload" as="image" imageSrcSet="/a.avif 480w" fetchPriority="high"/>' +
  '<link rel="preload" as="image" href="/b.avif"/>';

const write = (html: string, changes: Partial<PrerenderedPage> = {}) =>
  assemblePage({
    shell,
    html,
    page: { ...page, ...changes },
    fontSheet: '/assets/fonts-1.css',
    loader: 'let money="$&$1$`";',
    selectCss: async (body) => `.rules-of{--length:${body.length}}`,
  });

const file = await write(`${PRELOADS}<main style="top:0"><p>$& costs $1</p></main>`);
const head = file.slice(0, file.indexOf('</head>'));

const contentOf = (html: string, tag: RegExp) => {
  const [found, ...others] = html.matchAll(tag);
  expect(others).toEqual([]);
  return found![1]!;
};
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const LOADER = /<script>([\s\S]*?)<\/script>/g;
const PAGE = /<script type="application\/json" id="page">([\s\S]*?)<\/script>/g;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy admits exactly the one inline script and the one inline style', () => {
  const policy = contentOf(file, /Content-Security-Policy" content="([^"]*)"/g);
  const lines = policy.split('; ');
  expect(lines).toContain(`script-src 'self' ${hashOf(contentOf(file, LOADER))}`);
  expect(lines).toContain(`style-src 'self' ${hashOf(contentOf(file, STYLE))}`);
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(policy).not.toContain('unsafe');
  expect(file).not.toMatch(/<[^>]* style=/);
});

test('the content stands in the root with its styles as rules, character for character', () => {
  expect(file).toContain('<div id="root"><main data-s="0"><p>$& costs $1</p></main></div>');
  expect(contentOf(file, STYLE)).toContain('[data-s="0"]{top:0}');
  expect(contentOf(file, LOADER)).toBe('let money="$&$1$`";');
});

test('the rules are picked for the content as it is written, without its preloads', () => {
  const { length } = '<main data-s="0"><p>$& costs $1</p></main>';
  expect(contentOf(file, STYLE)).toContain(`--length:${length}}`);
});

test('the style stands before the loader, so that the whole sheet, which that one adds, wins', () => {
  expect(head.indexOf('<style>')).toBeLessThan(head.indexOf('<script>'));
});

test('preloads of pictures stand in the head, before the loader', () => {
  expect(head).toContain(PRELOADS);
  expect(head.indexOf(PRELOADS)).toBeLessThan(head.indexOf('id="page"'));
  expect(file.split('rel="preload"')).toHaveLength(3);
});

test('what the page says of itself comes before the loader that reads it', () => {
  expect(JSON.parse(contentOf(file, PAGE))).toEqual(page);
  expect(head.indexOf('id="page"')).toBeLessThan(head.indexOf('<script>'));
});

test('the styles come before the loader, so that the whole style sheet, which it appends, comes after them', () => {
  expect(head.indexOf('<style>')).toBeGreaterThan(-1);
  expect(head.indexOf('<style>')).toBeLessThan(head.indexOf('<script>'));
});

test('a text with the end of a script does not end one', async () => {
  const answers = { '/api/artists?name=</script><!--<script>': 'abc' };
  const written = await write('<main></main>', { answers });
  const json = contentOf(written, PAGE);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ ...page, answers });
});

test('the loader alone fetches code, data and styles; without scripts the style sheet comes at once', () => {
  expect(file).not.toMatch(/<script type="module"|rel="modulepreload"/);
  expect(file).toContain(
    '<noscript><link rel="stylesheet" href="/assets/style-1.css">' +
      '<link rel="stylesheet" href="/assets/fonts-1.css"></noscript></head>',
  );
  expect(file.match(/rel="stylesheet"/g)).toHaveLength(2);
  expect(file).not.toMatch(/<link[^>]*(modulepreload|artworks-1\.json)/);
  expect(file).toContain('<link rel="icon" href="/icon.svg" />');
});

test('pictures below the fold wait, and a page that may not be seen is hidden', () => {
  const style = contentOf(file, STYLE);
  expect(style).toContain('.deferring .picture>img[loading=lazy]{transform:translateX(-9999px)}');
  expect(style).toContain(
    '[data-page=hidden]:not([data-start=failed]) #root,.signed-in [data-signed-out],.visitor-state .by-visitor-state{visibility:hidden}',
  );
});

test('a page can say that it has not started, with styles of its own, before the content', () => {
  expect(file).toContain(`${START_NOTICE}<div id="root">`);
  expect(contentOf(file, STYLE)).toContain(START_NOTICE_STYLES);
});

test('so can the page without content, whose guard runs before its style sheets come', () => {
  const written = shellFile(shell, 'guard();');
  expect(written).toContain(`${START_NOTICE}<div id="root"></div>`);
  expect(written.indexOf('<script>guard();</script>')).toBeLessThan(
    written.indexOf('<link rel="s'),
  );
  const policy = contentOf(written, /Content-Security-Policy" content="([^"]*)"/g).split('; ');
  expect(policy).toContain(`script-src 'self' ${hashOf('guard();')}`);
  expect(policy).toContain(`style-src 'self' ${hashOf(contentOf(written, STYLE))}`);
});
