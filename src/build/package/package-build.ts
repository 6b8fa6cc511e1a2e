import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { brandPages } from '../brand-pages.ts';
import { brandValues } from '../brand-values.ts';
import { addedStyles, backstageTheme } from './backstage-styles.ts';
import { ENTRIES, isExternal, KITS, packKits } from './pack-kits.ts';

/** What the brand says in style sheets, and nothing else of it. */
const { name: plugin, enforce, transform } = brandPages();

const LIBRARY = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/;
const libraryOf = (module: string) => LIBRARY.exec(module)?.[1]?.replace('/', '-') ?? null;

/** `npm run build -- --mode package`: the kits as a package to install, `vernissage-<version>.tgz`. */
export const packageBuild = (): UserConfig => ({
  plugins: [
    brandValues(),
    { name: plugin, enforce, transform },
    addedStyles(),
    backstageTheme(),
    react(),
    tailwind(),
    packKits(),
  ],
  resolve: {
    // What the site fetches from its own files.
    alias: ['fetch-collection', 'open-api-file'].map((name) => ({
      find: new RegExp(`^.*/${name}\\.ts$`),
      replacement: join(process.cwd(), KITS, `${name}.ts`),
    })),
  },
  publicDir: false,
  // Of React, whose development build nobody needs for Backstage.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: '.cache/package',
    target: 'es2022',
    minify: false,
    cssMinify: true,
    sourcemap: true,
    license: { fileName: 'LICENSES.md' },
    lib: { entry: [...ENTRIES, 'cli'].map((name) => `${KITS}/${name}.ts`), formats: ['es'] },
    rolldownOptions: {
      external: isExternal,
      // Of style sheets, which scripts carry as text.
      checks: { sourcemapBroken: false },
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        // Apart from the kits, so that those alone have source maps.
        codeSplitting: {
          groups: [{ name: libraryOf, test: LIBRARY }],
        },
      },
    },
  },
});
