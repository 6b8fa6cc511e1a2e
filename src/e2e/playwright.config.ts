import { defineConfig } from '@playwright/test';
import type { ShopOptions } from '../testing/playwright.ts';
import { browserOfJourneys } from './chromium.ts';
import { projects } from './modes.ts';
import { addresses, results } from './sites.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig<ShopOptions>({
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
      executablePath: browserOfJourneys,
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
  webServer: {
    command: 'npx tsx src/e2e/serve-sites.ts',
    url: addresses.root,
    cwd: '../..',
    timeout: 180_000,
  },
});
