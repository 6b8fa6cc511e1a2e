import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { brandValues } from '../brand-values.ts';
import { EXTERNAL, packKits } from './pack-kits.ts';

const KITS = join(import.meta.dirname, '../../testing/kits');
const entries = ['contract', 'backend', 'node', 'playwright', 'cli'];

/** `npm run build -- --mode package`: the kits as a package to install, `vernissage-<version>.tgz`. */
export const packageBuild = (): UserConfig => ({
  plugins: [brandValues(), packKits()],
  publicDir: false,
  // React's own switch, which a page of somebody else's does not have.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: '.cache/package',
    target: 'es2022',
    minify: false,
    sourcemap: true,
    license: { fileName: 'LICENSES.md' },
    lib: { entry: entries.map((name) => join(KITS, `${name}.ts`)), formats: ['es'] },
    rolldownOptions: {
      external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)) || id.startsWith('node:'),
      output: { chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
