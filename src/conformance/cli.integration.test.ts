// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { serve } from '#mocks/http.ts';
import { largeShop } from '#src/testing/large-shop.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 60_000 });

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

test('A server that keeps the rules ends with 0, a table, and a JUnit file', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'contract-')), 'contract.xml');
  const { status, stdout } = await contract('--url', shop.url, '--only=queries', '--junit', file);
  expect(status).toBe(0);
  expect(stdout).toContain(
    'holds   queries  Spec 7  A category that does not exist has no artworks',
  );
  expect(stdout).toContain('8 checks: 8 hold, 0 broken, 0 skipped');
  expect(readFileSync(file, 'utf8')).toContain('<testsuite name="queries" tests="8" failures="0"');
});

test('A server that breaks a rule ends with 1, and the table says how', async () => {
  const page = createServer((_incoming, outgoing) => outgoing.end('<h1>It works!</h1>'));
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
  const { status, stdout } = await contract('--url', url, '--only', '/health answers');
  page.close();
  expect(status).toBe(1);
  expect(stdout).toContain('expected GET /health: Content-Type application/json');
  expect(stdout).toContain('came     no Content-Type');
});

test('A server that cannot be reached ends with 2 and the reason', async () => {
  const { status, stdout, stderr } = await contract('--url', 'http://127.0.0.1:1');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^http:\/\/127\.0\.0\.1:1 cannot be reached: none: .+\.$/m);
});

test('A wrong option, and a file that cannot be written, end with 2 and the reason', async () => {
  const option = await contract('--port=8787');
  expect(option.status).toBe(2);
  expect(option.stderr).toContain("Unknown option '--port'");
  const file = await contract('--url', shop.url, '--junit', '/nowhere/contract.xml');
  expect(file.status).toBe(2);
  expect(file.stderr).toContain('--junit: ENOENT');
});

test('--help ends with 0 and lists the options', async () => {
  const { status, stdout } = await contract('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/--url URL[^]*--only NAME[^]*--junit FILE[^]*--seed N[^]*--help/);
});
