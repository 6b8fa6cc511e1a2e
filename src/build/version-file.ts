import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteVersion } from '#src/site/site-version.ts';

/**
 * Writes `version.json`, from which whoever deploys sees which build a host has. No page and no worker holds the
 * time: the same files built twice are the same build.
 */
export function versionFile(): Plugin {
  let root = '';
  return {
    name: 'vernissage:version-file',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'single',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html.');
        const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
        const file: SiteVersion = {
          version,
          build: buildName(String(index.source)),
          builtAt: new Date().toISOString(),
        };
        const source = `${JSON.stringify(file)}\n`;
        this.emitFile({ type: 'asset', fileName: 'version.json', source });
      },
    },
  };
}

/** The name that the page carries for its worker; without a worker, one of the same kind. */
export function buildName(page: string): string {
  const [, name] = /<meta name="build" content="([^"]+)"/.exec(page) ?? [];
  return name ?? createHash('sha256').update(page).digest('hex').slice(0, 12);
}
