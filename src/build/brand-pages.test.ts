// @vitest-environment node
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { brandPages, manifest } from './brand-pages.ts';
import { brandValues } from './brand-values.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'brand-'));
  await mkdir(join(root, 'src'));
});
afterEach(() => rm(root, { recursive: true }));

/** Builds a page with a script and a style sheet. @returns the text of each file, by its ending */
async function buildWith(script: string, style = 'a{}') {
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><html><head><title>%BRAND_TITLE%</title><meta name="theme-color" content="%BRAND_PAPER%"></head><body><script type="module" src="/src/main.ts"></script></body></html>',
  );
  await writeFile(join(root, 'src/main.ts'), `import './main.css';\n${script}`);
  await writeFile(join(root, 'src/main.css'), style);
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [brandValues(), brandPages()],
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    built.output.map((file) => [
      file.fileName.replace(/^.*\./, ''),
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  );
}

const copy = resolve('src/copy');

test('Page, style sheet and manifest have the name and the colors of the brand', async () => {
  const files = await buildWith('', 'a{color:brand(accent)}b::before{content:brand(name)}');
  expect(files.html).toContain(`<title>${brand.name} - ${brand.line}</title>`);
  expect(files.html).toContain(`content="${brand.colors.paper}"`);
  expect(files.css?.toLowerCase()).toContain(`a{color:${brand.colors.accent.toLowerCase()}}`);
  expect(files.css).toContain(`content:"${brand.name}"`);
  expect(files.webmanifest).toBe(manifest(true));
  expect(JSON.parse(manifest(true))).toMatchObject({
    name: brand.name,
    theme_color: brand.colors.paper,
  });
});

test('The installed demo offers present mode and Backstage, a shop with a real server neither', () => {
  const { shortcuts } = JSON.parse(manifest(true));
  expect(shortcuts).toMatchObject([
    { name: 'Present', url: './?present' },
    { name: 'Backstage', url: './?backstage' },
  ]);
  expect(manifest(false)).not.toMatch(/shortcuts|backstage|present/i);
});

test('A style sheet that asks for what the brand does not have fails the build', async () => {
  await expect(buildWith('', 'a{color:brand(sky)}')).rejects.toThrow(
    'brand(sky): the brand has no sky for style sheets.',
  );
});

test('A script carries the values that it uses, and no formatter', async () => {
  const { js } = await buildWith(`
    import { brand } from '${copy}/brand.ts';
    import { slug } from '${copy}/brand/slug.ts';
    import { numberFormat } from '${copy}/brand/number-format.ts';
    document.title = brand.name + slug + brand.colors.ink + numberFormat.decimal;`);
  expect(js).toContain(brand.name);
  expect(js).toContain(brand.colors.ink);
  expect(js).not.toContain(brand.line);
  expect(js).not.toContain(brand.colors.accent);
  expect(js).not.toMatch(/Intl|normalize/);
});

test('The manifest is asked for with credentials, so that a login in front of the site lets it through', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page).toMatch(/<link\s+rel="manifest"[^>]*\scrossorigin="use-credentials"/);
});
