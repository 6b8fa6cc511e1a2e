import { defineConfig } from '@playwright/test';
import { results } from './built-site.ts';
import { ENGINES, type Engine } from './driver.ts';

export default defineConfig<{ engine: Engine }>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './build-site.ts',
  outputDir: `${results}/tests`,
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A browser takes ten seconds to start where others keep the processor busy.
  timeout: 120_000,
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
});
