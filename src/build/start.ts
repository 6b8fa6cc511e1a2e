/**
 * `npm start`: builds the shop, and serves it on port 4173 or the next one that is free; with `-- --host` to other
 * devices in the same network too.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { address } from './preview-address.ts';

const LAST_PORT = 65_535;

const { host: isForNetwork } = parseArgs({
  options: { host: { type: 'boolean', default: false } },
}).values;
const host = isForNetwork ? '0.0.0.0' : address.host;

/** Found before the build, so that nobody waits for it in vain. */
async function firstFreePort(from: number): Promise<number> {
  const probe = createServer().listen(from, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' || from === LAST_PORT) throw error;
    return firstFreePort(from + 1);
  }
  await once(probe.close(), 'close');
  return from;
}

const port = await firstFreePort(address.port);
if (port !== address.port) {
  process.stdout.write(`Port ${address.port} is taken: the shop will be on port ${port}.\n`);
}
await build({ logLevel: 'warn' });
const server = await preview({ preview: { host, port } });
server.printUrls();
