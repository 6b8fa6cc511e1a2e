/**
 * Builds the sites under test, all at once, and serves them; the one at the root last, so that whoever finds it finds the
 * others too.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { addresses, sites, subPath } from './sites.ts';
import { hostSite } from './static-host.ts';

const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

/** Builds a site in a process of its own; not by a shell, which would take a folder with a space for two. */
async function build(outDir: string, options: readonly string[] = [], env = {}): Promise<void> {
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, ...options];
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build of ${outDir} has ended with ${code}.`);
}

const portOf = (address: string) => Number(new URL(address).port);

await Promise.all([
  build(sites.root),
  build(sites.demo, [`--base=${subPath}`]),
  // Source maps, in which `live` looks for modules of the mock backend.
  build(sites.live, ['--sourcemap', 'hidden'], { VITE_BACKEND: 'live' }),
]);

await hostSite(sites.demo, new URL(addresses.demo).pathname, portOf(addresses.demo));
await preview({ build: { outDir: sites.live }, preview: { port: portOf(addresses.live) } });
await preview({ build: { outDir: sites.root }, preview: { port: portOf(addresses.root) } });
