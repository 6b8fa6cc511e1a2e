import type { Rolldown } from 'vite';
import type { PrerenderedPage } from '#src/app/prerendered-page.ts';
import { splitFontFaces } from './font-faces.ts';

/** The chunk that the first paint of data waits for longest; it comes beside the main picture. */
const REACT = /^react-/;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/**
 * Finds what the page of a screen fetches among the files of a built site.
 * @param shell the page without content, which names the entry and the style sheet
 * @param emitSheet adds a style sheet to the site, and returns its file name
 */
export function pageAssets(
  bundle: Rolldown.OutputBundle,
  shell: string,
  base: string,
  emitSheet: (name: string, source: string) => string,
) {
  const outputs = Object.values(bundle);
  const chunks: Chunks = new Map(
    outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const data = outputs
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.json'))
    .map(({ fileName }) => fileName);
  const lastNamed = (tag: RegExp) =>
    bundle[[...shell.matchAll(tag)].at(-1)?.[1]?.slice(base.length) ?? ''];
  // Vite writes a tag for each file where the entry only imports them, the app last.
  const entry = lastNamed(/<script type="module"[^>]* src="([^"]*)"/g);
  const sheet = lastNamed(/<link rel="stylesheet"[^>]* href="([^"]*)"/g);
  if (entry?.type !== 'chunk' || sheet?.type !== 'asset') {
    throw new Error('index.html names no script or no style sheet.');
  }
  const address = (file: string) => base + file;
  // Named in vite.config.ts.
  const backendChunk = [...chunks.values()].find(({ name }) => name === 'backend');
  const { fileName: entryFile } = entry;

  const split = splitFontFaces(String(sheet.source));
  sheet.source = split.sheet;
  const fontSheet = emitSheet('fonts.css', split.fontFaces);

  return {
    sheetText: split.sheet,
    systemFaces: split.systemFaces,
    /** The address of the style sheet with the faces of all fonts. */
    fontSheet: address(fontSheet),
    /** The page without content, with both style sheets. */
    shell: shell.replace(
      '<link rel="stylesheet"',
      (tag) => `${tag} crossorigin href="${address(fontSheet)}">${tag}`,
    ),
    /**
     * @param html the content of the page
     * @throws Error where no chunk has that screen
     */
    filesOf(screen: string, html: string): PrerenderedPage['files'] {
      const own = [...chunks.values()].find(({ facadeModuleId }) =>
        facadeModuleId?.endsWith(screenModule(screen)),
      );
      if (!own) throw new Error(`The build has no chunk for ${screenModule(screen)}.`);
      const code = withImports(chunks, [entryFile, own.fileName]);
      const react = code.filter((file) => REACT.test(file.split('/').at(-1)!));
      const first = [...(backendChunk ? [backendChunk.fileName] : []), ...react];
      const early = withImports(chunks, first);
      return {
        early: early.map(address),
        first: first.map(address),
        data: data.map(address),
        code: code.filter((file) => !early.includes(file) && file !== entryFile).map(address),
        entry: address(entryFile),
        sheet: address(sheet.fileName),
        fonts: split.fontsOf(html),
      };
    },
  };
}

/** `HomeScreen` is `/home-screen.tsx`. */
const screenModule = (screen: string) =>
  `/${screen.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.tsx`;

/** Files and all they import, each once. */
function withImports(chunks: Chunks, files: string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    for (const imported of chunks.get(file)?.imports ?? []) found.add(imported);
  }
  return [...found];
}
