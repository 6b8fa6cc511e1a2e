import { join } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { bundleScript } from '../bundle-script.ts';
import { criticalCss } from './critical-css.ts';
import { pageFile } from './page-file.ts';
import { pageFiles } from './page-files.ts';
import { withRenderer } from './render-bundle.ts';

/**
 * Renders every known page into a file that shows itself before any script has come, and that React takes over. The
 * page without content goes into `404.html`, which a static host sends for every other address.
 * @param backend the module whose `answer` answers the pages' calls; with a real server, pages show what they show
 *   while they wait
 */
export function prerender(backend: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'vernissage:prerender',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'single',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      if (isLive(config)) return;
      this.emitFile({
        type: 'chunk',
        id: join(config.root, 'src/start-backend.ts'),
        name: 'start-backend',
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html.');
        const shell = String(index.source);
        const loader = await bundleScript(join(import.meta.dirname, 'loader.ts'), {
          base: config.base,
        });
        const { sheetText, filesOf } = pageFiles(bundle, config.base);
        const pickCss = criticalCss(sheetText);
        await withRenderer(
          config,
          isLive(config) ? undefined : backend,
          async ({ renderPage, answer }) => {
            for (const path of [
              '/',
              '/artwork/1',
              '/category/paintings',
              '/events',
              '/artists',
              '/cart',
              '/event/3',
              '/artist/1',
              '/signin',
              '/artworks',
            ]) {
              const { html, screen, answers } = await renderPage(path, answer);
              const page = {
                pathname: config.base + path.slice(1),
                answers,
                files: filesOf(screen),
              };
              const source = await pageFile({
                shell,
                head: '',
                html,
                page,
                loader,
                criticalCss: pickCss,
              });
              if (path === '/') index.source = source;
              else this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source });
            }
          },
        );
        this.emitFile({ type: 'asset', fileName: '404.html', source: shell });
      },
    },
  };
}

const isLive = ({ mode, envDir, root }: ResolvedConfig) =>
  loadEnv(mode, envDir || root).VITE_BACKEND === 'live';
