import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadEnv, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import type { SiteBuild } from './site-build.ts';

const pathOf = (specifier: string) => fileURLToPath(new URL(specifier, import.meta.url));
const registration = pathOf('./register.ts');
/** What the backend needs before its first answer; MSW comes later. */
const backend = ['../browser.ts', '../../fixtures/collection.ts'].map(pathOf);
const ownWorker = pathOf('./sw/main.ts');
const retiredWorker = pathOf('./sw/retired.ts');
const mswWorker = pathOf('../../node_modules/msw/lib/mockServiceWorker.js');

/** Not part of what the site needs offline: pictures have a cache of their own, the rest nobody opens from a page. */
const notPrecached = /^(pictures\/|(sw|mockServiceWorker)\.js$|404\.html$|robots\.txt$)|\.map$/;
const smallPicture = /^pictures\/.*-480\.\w+$/;
/** How many bytes of small pictures are kept ahead of their use. */
const pictureBudget = 12_000_000;

/**
 * Makes a built site one that works without a server and offline: adds the service worker and its early
 * registration, preloads the backend, and writes 404.html for hosts that answer unknown addresses with it.
 * With a real server (`VITE_BACKEND=live`) it retires the worker that earlier visitors still have.
 */
export function buildWorker(): Plugin {
  let isLive = false;
  let base = '/';
  let name = '';

  return {
    name: 'vernissage:worker',
    apply: 'build',
    configResolved(config) {
      isLive = loadEnv(config.mode, config.envDir || config.root).VITE_BACKEND === 'live';
      base = config.base;
    },
    buildStart() {
      if (!isLive) this.emitFile({ type: 'chunk', id: registration, name: 'register' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        name = createHash('sha256').update(html).digest('hex').slice(0, 12);
        return isLive ? [] : startTags(Object.values(bundle), html, base, name);
      },
    },
    async writeBundle({ dir: directory = 'dist' }) {
      const files = isLive ? [] : await filesIn(directory);
      const site: SiteBuild = {
        name,
        files: await withIntegrity(directory, files),
        pictures: await withinBudget(directory, files),
      };
      await writeFile(join(directory, 'sw.js'), await bundleWorker(isLive, site));
      await copyFile(join(directory, 'index.html'), join(directory, '404.html'));
    },
  };
}

/** The head's share in a fast start: the worker registers and the backend's code loads beside the page's own. */
function startTags(
  output: (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
  html: string,
  base: string,
  name: string,
): HtmlTagDescriptor[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const chunkOf = (module: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  const needed = new Set<string>();
  const collect = (fileName: string | undefined) => {
    if (fileName === undefined || needed.has(fileName)) return;
    needed.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(collect);
  };
  for (const module of backend) collect(chunkOf(module)?.fileName);
  return [
    { tag: 'meta', attrs: { name: 'build', content: name }, injectTo: 'head' },
    {
      tag: 'script',
      attrs: { type: 'module', async: true, src: `${base}${chunkOf(registration)?.fileName}` },
      injectTo: 'head',
    },
    ...[...needed]
      .map((fileName) => base + fileName)
      .filter((href) => !html.includes(href))
      .map((href) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href },
        injectTo: 'head' as const,
      })),
  ];
}

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
}

function withIntegrity(directory: string, files: string[]): Promise<SiteBuild['files']> {
  const precached = files.filter((path) => !notPrecached.test(path));
  return Promise.all(
    precached.map(async (path) => {
      const content = await readFile(join(directory, path));
      return [path, `sha256-${createHash('sha256').update(content).digest('base64')}`] as const;
    }),
  );
}

async function withinBudget(directory: string, files: string[]): Promise<string[]> {
  const pictures = files.filter((path) => smallPicture.test(path));
  const sizes = await Promise.all(pictures.map((path) => stat(join(directory, path))));
  let bytes = 0;
  return pictures.filter((_, index) => (bytes += sizes[index]!.size) <= pictureBudget);
}

/** Ours comes first in the file, so that its listeners decide what MSW's get to see. */
async function bundleWorker(isRetired: boolean, site: SiteBuild): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(site) },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: isRetired ? retiredWorker : ownWorker, formats: ['iife'], name: 'site' },
    },
  });
  const [bundle] = result as Rolldown.RolldownOutput[];
  if (!bundle) throw new Error('The worker could not be built.');
  return isRetired
    ? bundle.output[0].code
    : `${bundle.output[0].code}\n${await readFile(mswWorker, 'utf8')}`;
}
