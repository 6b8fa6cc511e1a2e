// @vitest-environment node
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeItYours } from './make-it-yours.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

let project: ProjectCopy;
beforeAll(async () => {
  project = copyProject();
  const pictures = 'public/pictures';
  cpSync(pictures, join(project.folder, pictures), { recursive: true });
  // Nobody will see these pictures.
  vi.stubEnv('PICTURE_EFFORT', '1');
  await makeItYours(project);
  // Pictures are encoded, and a site is built.
}, 240_000);
afterAll(() => project.remove());

/** The files below a folder of the copy. */
function filesOf(folder: string): string[] {
  return readdirSync(join(project.folder, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(join(project.folder, file)).isFile());
}

const read = (file: string) => readFileSync(join(project.folder, file), 'utf8');

const built = (ending: RegExp) => filesOf('dist').filter((file) => ending.test(file));

/** What a person reads of a page: its text and its attributes, without code, styles and comments. */
const visibleText = (html: string) =>
  html
    .replaceAll(/<style\b.*?<\/style>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<script\b(?![^>]*ld\+json).*?<\/script>/gs, '');

test('The steps of "Make it yours" change one file by hand, and commands change three others and what is made in public', () => {
  const parts = ['src', 'mocks', 'fixtures', 'public', 'index.html', 'package.json'];
  const files = parts.flatMap((part) =>
    statSync(part).isFile() ? part : filesOf(part).filter((file) => !/own|pictures/.test(file)),
  );
  const changed = files.filter(
    (file) =>
      !existsSync(file) || !readFileSync(file).equals(readFileSync(join(project.folder, file))),
  );
  expect(changed.filter((file) => !file.startsWith('public'))).toEqual([
    'src/components/hung-works.ts',
    'src/copy/brand.ts',
    'src/screens/home/hero-image.ts',
    'package.json',
  ]);
  expect(changed.filter((file) => file.startsWith('public')).sort()).toEqual([
    'public/icon.svg',
    'public/icons/192.png',
    'public/icons/512.png',
    'public/icons/apple-touch-180.png',
    'public/icons/maskable-512.png',
    'public/openapi-3.0.json',
    'public/openapi.json',
  ]);
});

test('No page has the name or the money of the shop as it comes', () => {
  const pages = built(/\.html$/);
  expect(pages.length).toBeGreaterThan(20);
  const strays = pages.flatMap((page) =>
    [...visibleText(read(page)).matchAll(/.{0,30}(?:vernissage|\$|\bUSD\b).{0,30}/gi)].map(
      ([text]) => `${page}: ${text}`,
    ),
  );
  expect(strays).toEqual([]);
});

test('No manifest, script, style or other text of the site has them', () => {
  const texts = built(/\.(?:js|css|json|webmanifest|svg|txt|xml|map)$/);
  expect(texts).toContain(join('dist', 'manifest.webmanifest'));
  const strays = texts.flatMap((file) =>
    [...read(file).matchAll(/.{0,30}(?:Vernissage|\$\d{2,}|\bUSD\b|US dollar).{0,30}/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(strays).toEqual([]);
});

test('The pages show the name, the line, the twelve works and their prices in euros', () => {
  const home = read('dist/index.html');
  expect(home).toContain('<title>Atelier Nord - Light from the North, on Paper and Canvas</title>');
  expect(home).toContain('#FAFAF7');
  const works = built(/^dist[\\/]artwork[\\/]\d+\.html$/);
  expect(works).toHaveLength(12);
  expect(visibleText(read(works[0]!))).toMatch(/\d,\d\d\s€/);
});

test('The site carries the pictures of the folder, and of others only what it lends', () => {
  const pictures = built(/pictures[\\/].*\.avif$/);
  const lent = pictures.filter((file) => !/pictures[\\/]own[\\/]/.test(file));
  const brought = filesOf('../nord/pictures');
  expect(brought.length).toBeGreaterThan(20);
  // In three sizes each, and Home's picture upright too.
  expect(pictures.length - lent.length).toBe((brought.length + 1) * 3);
  expect(lent.filter((file) => !/[\\/](?:category-|home-hero)/.test(file))).toEqual([]);
});
