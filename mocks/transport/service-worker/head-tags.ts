import { join } from 'node:path';
import type { HtmlTagDescriptor, Rolldown } from 'vite';

/** The backend's code; MSW comes later. */
const backend = join(import.meta.dirname, '../../browser.ts');

/** The JSON files of the collection, which the backend fetches. */
const isCollection = (source: string) => /^fixtures\/(own\/)?[\w-]+\.json$/.test(source);

/**
 * The tags that name the build and preload the backend's code and data beside the page's own code. The worker is
 * registered when the page is idle, so that its download does not delay the start.
 */
export function headTags(
  bundle: Rolldown.OutputBundle,
  html: string,
  base: string,
  build: string,
): HtmlTagDescriptor[] {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const assets = files.filter((file) => file.type === 'asset');
  const code = withImports(chunks, filesOf(chunks, backend))
    .map((file) => base + file)
    .filter((href) => !html.includes(href));
  const tables = assets
    .filter(({ originalFileNames }) => originalFileNames.some(isCollection))
    .map(({ fileName }) => base + fileName);
  return [
    tag('meta', { name: 'build', content: build }),
    ...code.map((href) => tag('link', { rel: 'modulepreload', crossorigin: true, href })),
    ...tables.map((href) => tag('link', { rel: 'preload', as: 'fetch', crossorigin: true, href })),
  ];
}

const tag = (name: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
  tag: name,
  attrs,
  injectTo: 'head',
});

/** The files whose entry a module is. */
const filesOf = (chunks: Rolldown.OutputChunk[], module: string): string[] =>
  chunks.filter(({ facadeModuleId }) => facadeModuleId === module).map(({ fileName }) => fileName);

/** Files and all they import, each once. */
function withImports(chunks: Rolldown.OutputChunk[], files: string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const imported of chunk?.imports ?? []) found.add(imported);
  }
  return [...found];
}
