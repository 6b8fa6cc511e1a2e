// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { pictureSizes, siteFiles } from './site-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'site-'));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function write(...paths: string[]) {
  for (const path of paths) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), path);
  }
}

test('what only crawlers and programmers read is not precached', async () => {
  write('assets/shop-1.js', 'previews/hill.jpg', 'robots.txt', 'sitemap.xml', 'openapi.json');
  write('openapi-3.0.json', 'version.json');
  const { files } = await siteFiles(directory);
  expect(files.map(([path]) => path)).toEqual(['assets/shop-1.js']);
});

test('what a host sends in the place of another file is not precached', async () => {
  write('assets/shop-1.js', 'assets/shop-1.js.br', 'assets/shop-1.js.gz', 'index.html.gz');
  write('index.html', 'artists.html', 'artists/index.html', 'event/3.html', 'event/3/index.html');
  const { files, rowPages } = await siteFiles(directory);
  expect(files.map(([path]) => path)).toEqual(['artists.html', 'assets/shop-1.js', 'index.html']);
  expect(rowPages.map(([path]) => path)).toEqual(['event/3.html']);
});

test('the pages of single rows are cached when they are visited, all others ahead', async () => {
  const rowPages = ['artist/1.html', 'artwork/12.html', 'event/3.html'];
  const others = ['artists.html', 'category/film.html', 'events.html', 'index.html', 'shell.html'];
  write(...rowPages, ...others, '404.html');
  const site = await siteFiles(directory);
  expect(site.rowPages.map(([path]) => path)).toEqual(rowPages);
  expect(site.files.map(([path]) => path)).toEqual(others.toSorted());
  const digest = createHash('sha256').update('event/3.html').digest('base64');
  expect(site.rowPages[2]).toEqual(['event/3.html', `sha256-${digest}`]);
});

test('pictures are kept offline without their middle size and without their masters', async () => {
  const file = (width: number) => `pictures/rain.3f2a9c1b-${width}.avif`;
  write(...[480, 828, 1280, 2560].map(file), 'pictures/own/mill.0da684ec-960.avif');
  expect(Object.keys(await pictureSizes(directory))).toEqual([
    'pictures/own/mill.0da684ec-960.avif',
    file(1280),
    file(480),
  ]);
});
