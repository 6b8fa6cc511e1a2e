import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { brandPages } from '../brand-pages.ts';
import { brandValues } from '../brand-values.ts';
import { addedStyles, backstageTheme } from './backstage-styles.ts';
import { EXTERNAL, packKits } from './pack-kits.ts';

const KITS = join(import.meta.dirname, '../../testing/kits');
const entries = ['contract', 'backend', 'node', 'browser', 'playwright', 'cli'];

/** Of the brand's plugin, what it says in style sheets. */
const { name, enforce, transform } = brandPages();

/** `npm run build -- --mode package`: the kits as a package to install, `vernissage-<version>.tgz`. */
export const packageBuild = (): UserConfig => ({
  plugins: [
    brandValues(),
    { name, enforce, transform },
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
      replacement: join(KITS, `${name}.ts`),
    })),
  },
  publicDir: false,
  // React's own switch, which a page of somebody else's does not have.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: '.cache/package',
    target: 'es2022',
    minify: false,
    cssMinify: true,
    sourcemap: true,
    license: { fileName: 'LICENSES.md' },
    lib: { entry: entries.map((name) => join(KITS, `${name}.ts`)), formats: ['es'] },
    rolldownOptions: {
      external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)) || id.startsWith('node:'),
      // Of style sheets, which scripts carry as text.
      checks: { sourcemapBroken: false },
      output: { chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
