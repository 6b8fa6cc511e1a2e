// @vitest-environment node
import { execFile } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { serve } from '#mocks/http.ts';
import { largeShop } from '#src/testing/large-shop.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 120_000 });

let shop: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  const { answer } = await createBackend({ collection: largeShop, storage: 'memory' });
  shop = await serve(answer, 0);
});
afterAll(() => shop.server.close());

/** Runs `npm run contract` without npm. */
function contract(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'src/conformance/cli.ts', ...args];
    execFile(process.execPath, command, (failure, stdout, stderr) => {
      resolve({ status: failure ? Number(failure.code) : 0, stdout, stderr });
    });
  });
}

test('A server that keeps the rules ends with 0, and a table', async () => {
  const { status, stdout } = await contract('--url', shop.url, '--only=queries');
  expect(status).toBe(0);
  expect(stdout).toContain('holds   queries  Spec 7  upcoming=true lists no past events\n');
  expect(stdout).toContain(
    [
      'needed     1 checks: 1 hold, 0 broken, 0 skipped',
      'specified  2 checks: 2 hold, 0 broken, 0 skipped',
      'own        7 checks: 7 hold, 0 broken, 0 skipped, not asked for',
      'The server keeps what is needed and specified. (--level specified --seed ',
    ].join('\n'),
  );
});

/** A server that answers every call in one way. */
async function serveAlways(answer: (outgoing: ServerResponse) => void) {
  const server = createServer((_incoming, outgoing) => answer(outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, stop: () => server.close() };
}

test('A server that breaks a rule ends with 1, and the table says how', async () => {
  const { url, stop } = await serveAlways((outgoing) => outgoing.end('<h1>It works!</h1>'));
  const { status, stdout } = await contract(
    '--url',
    url,
    '--only',
    'Lists are JSON, /health is answered',
  );
  stop();
  expect(status).toBe(1);
  expect(stdout).toContain('expected GET /api/categories: a type of JSON');
  expect(stdout).toContain('came     none');
  expect(stdout).toContain('expected GET /health: no page');
});

test.each<[what: string, answer: (outgoing: ServerResponse) => void, holds: string]>([
  ['500', (outgoing) => outgoing.writeHead(500).end(), '0 hold, 7 broken, 0 skipped'],
  [
    'a redirect',
    (outgoing) => outgoing.writeHead(302, { Location: '/login' }).end(),
    '0 hold, 7 broken, 0 skipped',
  ],
  ['404', (outgoing) => outgoing.writeHead(404).end(), '0 hold, 0 broken, 7 skipped'],
])(
  'A server that answers everything with %s ends with 1, also with --only cart',
  async (_, answer, counts) => {
    const { url, stop } = await serveAlways(answer);
    const { status, stdout } = await contract('--url', url, '--only', 'cart');
    stop();
    expect(status).toBe(1);
    expect(stdout).toContain(`needed     7 checks: ${counts}`);
  },
);

test('A server that cannot be reached ends with 2 and the reason', async () => {
  const { status, stdout, stderr } = await contract('--url', 'http://127.0.0.1:1', '--only=cart');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^http:\/\/127\.0\.0\.1:1 cannot be reached: none: .+\.$/m);
});

test('A wrong option ends with 2 and the reason', async () => {
  const option = await contract('--port=8787');
  expect(option.status).toBe(2);
  expect(option.stderr).toContain("Unknown option '--port'");
});

test('--help ends with 0 and lists the options', async () => {
  const { status, stdout } = await contract('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/--url URL[^]*--level LEVEL[^]*--only NAME[^]*--seed N[^]*--help/);
});
