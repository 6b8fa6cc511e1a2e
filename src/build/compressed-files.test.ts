// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compressed-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernissage-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const long = 'the same words '.repeat(100);

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

test.each(['assets/shop-1.js', 'artists.html', 'pictures.json', 'icon.svg'])(
  '%s stands there in Brotli and gzip, too',
  async (path) => {
    write(path, long);
    await compressFolder(folder);
    const copy = (extension: string) => readFileSync(join(folder, `${path}.${extension}`));
    expect(brotliDecompressSync(copy('br')).toString()).toBe(long);
    expect(gunzipSync(copy('gz')).toString()).toBe(long);
  },
);

test('pictures, fonts, second copies of pages and files that would grow stay alone', async () => {
  const alone = ['artists/index.html', 'font.woff2', 'pictures/hill.avif', 'robots.txt'];
  for (const path of alone) write(path, path === 'robots.txt' ? 'short' : long);
  await compressFolder(folder);
  expect(files().filter((path) => path.includes('.'))).toEqual(alone);
});
