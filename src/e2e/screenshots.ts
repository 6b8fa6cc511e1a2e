/**
 * `npm run screenshots`: builds the site and takes the pictures of the README. It needs Chromium, like the journeys.
 * The same build gives the same files on the same machine.
 */
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import config from './playwright.config.ts';
import { takeScreenshots } from './take-screenshots.ts';

const SITE = '.cache/screenshots';

execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', SITE], {
  stdio: 'inherit',
});
const browser = await chromium.launch(config.use?.launchOptions);
await takeScreenshots(browser, SITE, '.github/pictures');
await browser.close();
