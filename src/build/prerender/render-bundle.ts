import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type ResolvedConfig } from 'vite';
import type { Answer, renderPage } from './render-page.tsx';

/** What renders pages at build time. */
interface Renderer {
  renderPage: typeof renderPage;
  /** The mock backend; undefined where the site has a real one. */
  answer: Answer | undefined;
}

/** Builds the site's code for Node, as it is for the browser, and hands it to `work`. */
export async function withRenderer<Result>(
  { base, mode, envDir, resolve }: Pick<ResolvedConfig, 'base' | 'mode' | 'envDir' | 'resolve'>,
  backend: string | undefined,
  work: (renderer: Renderer) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'vernissage-'));
  try {
    await build({
      configFile: false,
      base,
      mode,
      envDir,
      resolve: { alias: resolve.alias },
      logLevel: 'warn',
      plugins: [react()],
      // React's own: its development build would render warnings and slowly.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: directory,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            page: join(import.meta.dirname, 'render-page.tsx'),
            ...(backend && { backend }),
          },
          output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
        },
      },
    });
    const load = (name: string) => import(pathToFileURL(join(directory, `${name}.mjs`)).href);
    const { renderPage } = await load('page');
    const answer = backend ? (await load('backend')).answer : undefined;
    return await work({ renderPage, answer });
  } finally {
    await rm(directory, { recursive: true });
  }
}
