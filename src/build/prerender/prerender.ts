import { join } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { PrerenderedPage } from '#src/app/prerendered-page.ts';
import { bundleScript } from '../bundle-script.ts';
import { criticalCss } from './critical-css.ts';
import { assemblePage, type PageParts, shellFile } from './assemble-page.ts';
import { pageAssets } from './page-assets.ts';
import { type PageHead, pageHead, withPageHead } from './page-head.ts';
import { withRenderer } from './render-bundle.ts';
import type { Answer } from './render-page.tsx';
import { readSiteUrl } from './site-address.ts';
import { listPages, NOT_FOUND_PAGE, type SitePage, type SiteRows } from './site-pages.ts';
import { robotsTxt, sitemap } from './sitemap.ts';
import { writePreviews } from './write-previews.ts';

interface PrerenderOptions {
  /** The module whose `answer` answers the pages' calls. A site with a real server has none. */
  backend?: string;
}

const NO_ROWS: SiteRows = { categories: [], artists: [], artworks: [], events: [] };

/**
 * Renders every page whose address is known into a file that shows itself before any script has come and that React
 * takes over. Without a backend a page shows what it shows while it waits. The page without content goes into
 * `404.html`, which a static host sends for any other address, and `shell.html`, the same under a name that no host
 * treats as an error.
 */
export function prerender({ backend }: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  let siteUrl: string | undefined;
  let pages: SitePage[] = [];
  let usedBackend: string | undefined;

  return {
    name: 'vernissage:prerender',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'single',
    configResolved(resolved) {
      config = resolved;
      const env = loadEnv(config.mode, config.envDir || config.root);
      siteUrl = readSiteUrl(env.VITE_SITE_URL, config.base);
      usedBackend = env.VITE_BACKEND === 'live' ? undefined : backend && join(config.root, backend);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = indexOf(bundle);
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source });

        const emitSheet = (name: string, source: string) =>
          this.getFileName(this.emitFile({ type: 'asset', name, source }));
        const { shell, filesOf, sheetText, systemFaces, fontSheet } = pageAssets(
          bundle,
          String(index.source),
          config.base,
          emitSheet,
        );
        const selectCss = criticalCss(sheetText, systemFaces);
        const files = await renderAll(filesOf, { shell, fontSheet, selectCss });
        for (const [path, source] of files) {
          if (path === '/') {
            index.source = source;
            continue;
          }
          emit(`${path.slice(1)}.html`, source);
          // For a file server that finds folders without being told, and nothing else.
          emit(`${path.slice(1)}/index.html`, source);
        }
        const guard = await bundleInline('shell-guard.ts', config);
        const notFound = withPageHead(shellFile(shell, guard), headOf(NOT_FOUND_PAGE, NO_ROWS));
        emit('404.html', notFound);
        emit('shell.html', notFound);
        emit('robots.txt', robotsTxt(siteUrl));
        if (siteUrl) emit('sitemap.xml', sitemap(pages, siteUrl));
      },
    },
    async writeBundle({ dir: directory = 'dist' }) {
      if (siteUrl) await writePreviews(pages, { from: config.publicDir, to: directory });
    },
  };

  function headOf(page: SitePage, rows: SiteRows): PageHead {
    return pageHead(page, { rows, siteUrl, base: config.base });
  }

  /** The files of all pages by path. */
  function renderAll(
    filesOf: (screen: string, html: string) => PrerenderedPage['files'],
    parts: Pick<PageParts, 'shell' | 'fontSheet' | 'selectCss'>,
  ): Promise<Map<string, string>> {
    const { base } = config;
    return withRenderer(config, usedBackend, async ({ renderPage, answer }) => {
      const loader = await bundleInline('loader.ts', config);
      const rows = answer ? await readRows(answer) : NO_ROWS;
      pages = listPages(rows);
      const sources = new Map<string, string>();
      for (const page of pages) {
        const { html, screen, ...answers } = await renderPage(page.path, answer);
        const pathname = base + page.path.slice(1);
        const data: PrerenderedPage = { pathname, ...answers, files: filesOf(screen, html) };
        const file = await assemblePage({ ...parts, html, page: data, loader });
        sources.set(page.path, withPageHead(file, headOf(page, rows)));
      }
      return sources;
    });
  }
}

/** Bundles a script of this folder that stands in pages. */
const bundleInline = (file: string, { base }: ResolvedConfig) =>
  bundleScript(join(import.meta.dirname, file), { base });

function indexOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const index = bundle['index.html'];
  if (index?.type !== 'asset') throw new Error('The build has no index.html.');
  return index;
}

async function readRows(answer: Answer): Promise<SiteRows> {
  const read = async (path: string) =>
    (await answer(new Request(`http://build.example/api/${path}`))).json();
  const [categories, artists, artworks, events] = await Promise.all(
    ['categories', 'artists', 'artworks', 'events'].map(read),
  );
  return { categories, artists, artworks, events };
}
