import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/hosts/*.hosts.ts'],
    globalSetup: 'src/hosts/build-missing-sites.ts',
    // Each host is a program that serves hundreds of files.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
