import { join } from 'node:path';
import type { HtmlTagDescriptor, Rolldown } from 'vite';

/** The backend's code; MSW comes later. */
const backend = join(import.meta.dirname, '../../browser.ts');

/** The facts of the shop, which the backend fetches. */
const isFacts = (source: string) => /^fixtures\/[\w-]+\.json$/.test(source);

/**
 * What the head does for a fast start: it names the build and has the backend's code and facts loaded beside the
 * page's own code. The worker comes when the page is idle, so that it takes no share of the line before.
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
  const facts = assets
    .filter(({ originalFileNames }) => originalFileNames.some(isFacts))
    .map(({ fileName }) => base + fileName);
  return [
    tag('meta', { name: 'build', content: build }),
    ...code.map((href) => tag('link', { rel: 'modulepreload', crossorigin: true, href })),
    ...facts.map((href) => tag('link', { rel: 'preload', as: 'fetch', crossorigin: true, href })),
  ];
}

const tag = (name: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
  tag: name,
  attrs,
  injectTo: 'head',
});

/** The file a module has become the start of, if any. */
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
