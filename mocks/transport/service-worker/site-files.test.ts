// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { siteFiles } from './site-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'site-'));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('what only crawlers read is not precached', async () => {
  for (const path of ['assets/shop-1.js', 'previews/hill.jpg', 'robots.txt', 'sitemap.xml']) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), path);
  }
  const { files } = await siteFiles(directory);
  expect(files.map(([path]) => path)).toEqual(['assets/shop-1.js']);
});
