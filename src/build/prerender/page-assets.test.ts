// @vitest-environment node
import type { Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';
import { pageAssets } from './page-assets.ts';

type Chunk = Partial<Rolldown.OutputChunk> & { fileName: string };

const chunk = (file: Chunk) =>
  ({ type: 'chunk', name: '', imports: [], dynamicImports: [], ...file }) as Rolldown.OutputChunk;
const asset = (fileName: string, source = '') =>
  ({ type: 'asset', fileName, source }) as Rolldown.OutputAsset;

const react = chunk({ fileName: 'assets/react-1.js', name: 'react' });
const domain = chunk({ fileName: 'assets/domain-1.js' });
const shop = chunk({ fileName: 'assets/shop-1.js', imports: [react.fileName, domain.fileName] });
const app = chunk({ fileName: 'assets/app-1.js', imports: [react.fileName, shop.fileName] });
const backend = chunk({
  fileName: 'assets/backend-1.js',
  name: 'backend',
  imports: [domain.fileName],
});
const cards = chunk({ fileName: 'assets/cards-1.js', imports: [shop.fileName] });
const signIn = chunk({
  fileName: 'assets/sign-in-1.js',
  facadeModuleId: '/project/src/screens/sign-in/sign-in-screen.tsx',
  imports: [cards.fileName, app.fileName],
});
const artistSignIn = chunk({
  fileName: 'assets/artist-sign-in-1.js',
  facadeModuleId: '/project/src/screens/artist-sign-in/artist-sign-in-screen.tsx',
});

const bundleOf = (...files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) =>
  Object.fromEntries(files.map((file) => [file.fileName, file]));

const FACE = '@font-face{font-family:Serif;src:url(/assets/serif-1.woff2)format("woff2")}';

const files = () =>
  bundleOf(
    asset('assets/style-1.css', `${FACE}.page{margin:0}`),
    asset('assets/artworks-1.json'),
    asset('assets/icon-1.svg'),
    react,
    domain,
    shop,
    app,
    backend,
    cards,
    artistSignIn,
    signIn,
  );

const emitSheet = vi.fn(() => 'assets/fonts-1.css');

const shell = (base: string) => `
  <script type="module" crossorigin src="${base}assets/react-1.js"></script>
  <script type="module" crossorigin src="${base}assets/app-1.js"></script>
  <link rel="stylesheet" crossorigin href="${base}assets/style-1.css">`;

test.each(['/', '/demo/'])('a page below %s fetches each of its files once, in order', (base) => {
  const bundle = files();
  const {
    filesOf,
    sheetText,
    systemFaces,
    fontSheet,
    shell: page,
  } = pageAssets(bundle, shell(base), base, emitSheet);
  const addresses = (...names: string[]) => names.map((name) => `${base}assets/${name}`);
  expect(filesOf('SignInScreen', '')).toEqual({
    early: addresses('backend-1.js', 'react-1.js', 'domain-1.js'),
    first: addresses('backend-1.js', 'react-1.js'),
    data: addresses('artworks-1.json'),
    code: addresses('sign-in-1.js', 'shop-1.js', 'cards-1.js'),
    entry: `${base}assets/app-1.js`,
    sheet: `${base}assets/style-1.css`,
    fonts: [
      {
        family: 'Serif',
        source: 'url(/assets/serif-1.woff2)format("woff2")',
        descriptors: {},
        isNeeded: true,
      },
    ],
  });
  expect(sheetText).toBe('.page{margin:0}');
  expect(systemFaces).toBe('');
  expect(fontSheet).toBe(`${base}assets/fonts-1.css`);
  expect(bundle['assets/style-1.css']).toHaveProperty('source', '.page{margin:0}');
  expect(emitSheet).toHaveBeenCalledWith('fonts.css', FACE);
  expect(page.match(/(?<=href=")[^"]*css/g)).toEqual(
    ['fonts-1', 'style-1'].map((name) => `${base}assets/${name}.css`),
  );
});

test('without a backend nothing is started, and React alone is early', () => {
  const { filesOf } = pageAssets(
    bundleOf(asset('assets/style-1.css'), react, domain, shop, app, cards, signIn),
    shell('/'),
    '/',
    emitSheet,
  );
  expect(filesOf('SignInScreen', '')).toMatchObject({
    early: ['/assets/react-1.js'],
    first: ['/assets/react-1.js'],
    data: [],
  });
});

test('a screen without a chunk is named', () => {
  const { filesOf } = pageAssets(files(), shell('/'), '/', emitSheet);
  expect(() => filesOf('SignOutScreen', '')).toThrow(
    'The build has no chunk for /sign-out-screen.tsx.',
  );
});

test.each([
  ['no script', shell('/').replaceAll('type="module"', '')],
  ['no style sheet', shell('/').replace('stylesheet', 'icon')],
  ['a script that was not built', shell('/').replace('app-1', 'app-2')],
  ['addresses of another base', shell('/demo/')],
])('a page with %s fails the build', (_, html) => {
  expect(() => pageAssets(files(), html, '/', emitSheet)).toThrow(
    'names no script or no style sheet',
  );
});
