// @vitest-environment node
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createServer } from 'vite';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { serve } from '#mocks/http.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

const PAGE = 'src/contract/real-server.md';

/** The paths that the page has a Vite app of its own pass on to `npm run backend`. */
function proxiedPaths(): string[] {
  const [, lines = ''] = /\nserver: \{\n(.*)\n\}/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const pairs = [...lines.matchAll(/'([^']+)': '([^']+)'/g)];
  expect(new Set(pairs.map(([, , target]) => target))).toEqual(new Set(['http://127.0.0.1:8787']));
  return pairs.map(([, path]) => path!);
}

test('With the proxy of the page an app of its own reaches the backend at its own origin', async () => {
  const backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
  const http = await serve(backend.answer, 0);
  const app = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: {
      host: '127.0.0.1',
      port: 0,
      ws: false,
      watch: null,
      proxy: Object.fromEntries(proxiedPaths().map((path) => [path, http.url])),
    },
  });
  await app.listen();
  const { port } = app.httpServer!.address() as AddressInfo;
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).json();
  expect(await get('/api/categories')).toHaveLength(2);
  expect(await get('/health')).toMatchObject({ status: 'ok' });
  await app.close();
  await http.stop();
});
