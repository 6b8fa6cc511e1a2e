import { createHash } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadEnv, type Plugin, type Rolldown } from 'vite';
import type { SiteManifest } from './site-manifest.ts';
import { pictureSizes, siteFiles } from './site-files.ts';
import { headTags } from './head-tags.ts';

const pathOf = (specifier: string) => fileURLToPath(new URL(specifier, import.meta.url));
const siteWorker = pathOf('./sw/main.ts');
const retiredWorker = pathOf('./sw/retired.ts');
const mswWorker = pathOf('../../node_modules/msw/lib/mockServiceWorker.js');

/**
 * Makes a built site one that runs without a server and offline: adds the service worker and the head's share in
 * its start, and writes 404.html for hosts that answer unknown addresses with it. With a real server
 * (`VITE_BACKEND=live`) it retires the worker that earlier visitors still have.
 */
export function buildServiceWorker(): Plugin {
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
      if (!isLive) {
        const sizes = JSON.stringify(await pictureSizes(directory));
        await writeFile(join(directory, 'pictures.json'), sizes);
      }
      const worker = isLive
        ? await bundleScript(retiredWorker)
        : await bundleWithMsw({ name, ...(await siteFiles(directory)) });
      await writeFile(join(directory, 'sw.js'), worker);
      await copyFile(join(directory, 'index.html'), join(directory, '404.html'));
    },
  };
}

/** Ours comes first in the file, so that its listeners decide what MSW's get to see. */
async function bundleWithMsw(site: SiteManifest): Promise<string> {
  const ours = await bundleScript(siteWorker, { __BUILD__: JSON.stringify(site) });
  return `${ours}\n${await readFile(mswWorker, 'utf8')}`;
}

async function bundleScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'site' },
    },
  });
  const [output] = outputs as Rolldown.RolldownOutput[];
  if (!output) throw new Error(`${entry} was not built.`);
  return output.output[0].code;
}
