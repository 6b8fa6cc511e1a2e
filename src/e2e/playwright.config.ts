import { defineConfig } from '@playwright/test';
import { projects } from './modes.ts';
import { addresses, results, sites } from './sites.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: `${results}/tests`,
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    baseURL: addresses.root,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  projects,
  webServer: [
    {
      name: 'site',
      command: `npx vite build --logLevel warn --outDir ${sites.root} && npx vite preview --outDir ${sites.root} --port ${new URL(addresses.root).port}`,
      url: addresses.root,
      cwd: '../..',
      timeout: 180_000,
    },
    {
      name: 'sub-path',
      command: `npx vite build --logLevel warn --base=/demo/ --outDir ${sites.demo} && npx tsx src/e2e/host-demo.ts`,
      url: addresses.demo,
      cwd: '../..',
      timeout: 180_000,
    },
    {
      // Source maps, in which `live` looks for modules of the mock backend.
      name: 'live',
      command: `npx vite build --logLevel warn --sourcemap hidden --outDir ${sites.live} && npx vite preview --outDir ${sites.live} --port ${new URL(addresses.live).port}`,
      url: addresses.live,
      cwd: '../..',
      env: { VITE_BACKEND: 'live' },
      timeout: 180_000,
    },
  ],
});
