import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brand } from '#src/copy/brand.ts';
import { documentTitle } from '#src/copy/titles.ts';
import { drawIcon } from './draw-icon.ts';
import { escapeMarkup } from './prerender/escape-markup.ts';

const MANIFEST = 'manifest.webmanifest';

/** What `%NAME%` in index.html stands for. */
const TEXTS: Readonly<Record<string, string>> = {
  BRAND_TITLE: documentTitle(),
  BRAND_DESCRIPTION: brand.description,
  BRAND_PAPER: brand.colors.paper,
};

/** What `brand(name)` in style sheets stands for. */
const STYLES: Readonly<Record<string, string>> = {
  ...brand.colors,
  name: JSON.stringify(brand.name),
};

/** Writes the brand into index.html and the style sheets, and the manifest of the installed shop. */
export function brandPages(): Plugin {
  let isDemo = true;
  return {
    name: 'vernissage:brand-pages',
    // Before Tailwind reads the theme.
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/%(BRAND_\w+)%/g, (placeholder, name: string) =>
          name in TEXTS ? escapeMarkup(TEXTS[name]!) : placeholder,
        ),
    },
    transform: {
      filter: { id: /\.css(?:$|\?)/, code: 'brand(' },
      handler(code) {
        return code.replace(/\bbrand\((\w+)\)/g, (call, name: string) => {
          const value = STYLES[name];
          if (value === undefined)
            this.error(`${call}: the brand has no ${name} for style sheets.`);
          return value;
        });
      },
    },
    configResolved({ env }) {
      isDemo = env.VITE_BACKEND !== 'live';
    },
    configureServer({ config, middlewares }) {
      middlewares.use(`${config.base}${MANIFEST}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(manifest(isDemo));
      });
    },
    async buildStart() {
      const drawn = await readFile(join(import.meta.dirname, '../../public/icon.svg'), 'utf8');
      if (drawn !== drawIcon(brand)) {
        this.warn('public/icon.svg is the icon of another brand: run `npm run generate`.');
      }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest(isDemo) });
    },
  };
}

const icon = (size: number, file: string) => ({
  src: `icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** What the menu of the installed demo offers. */
const DEMO_SHORTCUTS = [
  { name: 'Present', url: './?present', icons: [icon(192, '192')] },
  { name: 'Backstage', url: './?backstage', icons: [icon(192, '192')] },
];

/** What a phone or a computer asks about a shop that it installs. */
export function manifest(isDemo: boolean): string {
  const { name, description, colors } = brand;
  const content = {
    name,
    short_name: name,
    description,
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    lang: 'en',
    categories: ['shopping', 'entertainment'],
    theme_color: colors.paper,
    background_color: colors.paper,
    icons: [
      icon(192, '192'),
      icon(512, '512'),
      { ...icon(512, 'maskable-512'), purpose: 'maskable' },
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    ...(isDemo && { shortcuts: DEMO_SHORTCUTS }),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
