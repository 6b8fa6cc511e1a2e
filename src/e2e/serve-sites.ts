/**
 * Builds the sites under test, all at once, and serves them; the one at the root last, so that whoever finds it finds the
 * others too.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { preview } from 'vite';
import { addresses, sites, subPath } from './sites.ts';
import { hostSite } from './static-host.ts';

async function run(command: string, env = {}): Promise<void> {
  const options = { shell: true, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const [code] = await once(spawn(command, options), 'exit');
  if (code !== 0) throw new Error(`${command} has ended with ${code}.`);
}

const portOf = (address: string) => Number(new URL(address).port);

await Promise.all([
  run(`npx vite build --logLevel warn --outDir ${sites.root}`),
  run(`npx vite build --logLevel warn --base=${subPath} --outDir ${sites.demo}`),
  // Source maps, in which `live` looks for modules of the mock backend.
  run(`npx vite build --logLevel warn --sourcemap hidden --outDir ${sites.live}`, {
    VITE_BACKEND: 'live',
  }),
]);

await hostSite(sites.demo, new URL(addresses.demo).pathname, portOf(addresses.demo));
await preview({ build: { outDir: sites.live }, preview: { port: portOf(addresses.live) } });
await preview({ build: { outDir: sites.root }, preview: { port: portOf(addresses.root) } });
