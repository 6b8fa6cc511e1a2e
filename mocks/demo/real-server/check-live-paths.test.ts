// @vitest-environment node
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { checkLivePaths } from './check-live-paths.ts';

afterEach(() => vi.unstubAllEnvs());

function resolve(paths: string) {
  vi.stubEnv('VITE_LIVE_PATHS', paths);
  return resolveConfig({ configFile: false, plugins: [checkLivePaths()] }, 'build');
}

test.each(['', 'none', '/api/artworks*, POST /api/orders'])(
  'A build takes VITE_LIVE_PATHS="%s"',
  async (paths) => {
    await expect(resolve(paths)).resolves.toBeDefined();
  },
);

test('A build refuses a path that is not a call, and names the variable', async () => {
  await expect(resolve('/health,/api/nothing')).rejects.toThrow(
    'VITE_LIVE_PATHS: "/api/nothing" is not a call of the shop.',
  );
});
