import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { bundleScript } from '#src/build/bundle-script.ts';
import type { SiteManifest } from './site-manifest.ts';
import { pictureSizes, siteFiles } from './site-files.ts';
import { headTags } from './head-tags.ts';

const siteWorker = join(import.meta.dirname, 'sw/main.ts');
const mswWorker = join(import.meta.dirname, '../../../node_modules/msw/lib/mockServiceWorker.js');

/**
 * Makes a built site one that runs without a server and offline: puts the service worker in the place of the
 * retiring one, and preloads the backend. With a real server (`VITE_BACKEND=live`) both stay as they are.
 */
export function buildServiceWorker(): Plugin {
  let isLive = false;
  let base = '/';
  let name = '';

  return {
    name: 'vernissage:service-worker',
    // A page opened from a disk has no service worker.
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'single',
    configResolved(config) {
      isLive = loadEnv(config.mode, config.envDir || config.root).VITE_BACKEND === 'live';
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        name = createHash('sha256').update(html).digest('hex').slice(0, 12);
        return isLive ? [] : headTags(bundle, html, base, name);
      },
    },
    async writeBundle({ dir: directory = 'dist' }) {
      // The worker of `vite dev`.
      await rm(join(directory, 'mockServiceWorker.js'), { force: true });
      if (isLive) return;
      const sizes = JSON.stringify(await pictureSizes(directory));
      await writeFile(join(directory, 'pictures.json'), sizes);
      const worker = await bundleWithMsw({ name, ...(await siteFiles(directory)) });
      await writeFile(join(directory, 'sw.js'), worker);
    },
  };
}

/** Ours comes first in the file, so that its listeners decide what MSW's get to see. */
async function bundleWithMsw(site: SiteManifest): Promise<string> {
  const ours = await bundleScript(siteWorker, { define: { __BUILD__: JSON.stringify(site) } });
  return `${ours}\n${await readFile(mswWorker, 'utf8')}`;
}
