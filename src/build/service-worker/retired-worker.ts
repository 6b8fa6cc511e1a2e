import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from '../bundle-script.ts';

/**
 * Makes `sw.js` a service worker that removes the one of an earlier build, without which its visitors would see that
 * build for ever. The build step of the mock backend writes its own in this one's place.
 */
export function retiredWorker(): Plugin {
  return {
    name: 'vernissage:retired-worker',
    apply: 'build',
    async generateBundle() {
      const source = await bundleScript(join(import.meta.dirname, 'sw/retired.ts'));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
