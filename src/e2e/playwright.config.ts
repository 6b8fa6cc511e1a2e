import { defineConfig } from '@playwright/test';
import { ENGINES, type Engine } from '../engines/driver.ts';
import type { ShopOptions } from '../testing/playwright.ts';
import { browserOfJourneys } from './chromium.ts';
import { projects } from './modes.ts';
import { addresses, results } from './sites.ts';

const isRoot = process.getuid?.() === 0;

/** A worker has no command line, and runs what it is given. */
const areProjectsNamed =
  process.env.TEST_WORKER_INDEX !== undefined ||
  process.argv.some((argument) => argument.startsWith('--project'));

/** The journeys in every engine run where they are named: `--project=engines-*`. */
const engines = ENGINES.map((engine) => ({
  name: `engines-${engine}`,
  testDir: '../engines',
  // A run empties the folder of its results, and those of the journeys may still be wanted.
  outputDir: `${results}/tests-in-engines`,
  // A browser takes ten seconds to start where others keep the processor busy.
  timeout: 120_000,
  use: { engine },
}));

export default defineConfig<ShopOptions & { engine: Engine }>({
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
  projects: areProjectsNamed ? [...projects, ...engines] : projects,
  // Where a site is named that was built before, the journeys in every engine need no other.
  webServer: process.env.SITE
    ? []
    : [
        {
          command: 'npx tsx src/e2e/serve-sites.ts',
          url: addresses.root,
          cwd: '../..',
          timeout: 300_000,
        },
      ],
});
