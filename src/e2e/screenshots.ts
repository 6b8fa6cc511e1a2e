/**
 * `npx tsx src/e2e/screenshots.ts`: builds the site, and the one of "Make it yours", and takes the pictures of the README. It needs Chromium, like the journeys.
 * The same build gives the same files on the same machine.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { makeItYours } from '../testing/make-it-yours.ts';
import { copyProject } from '../testing/project-copy.ts';
import { fullBrowser } from './chromium.ts';
import config from './playwright.config.ts';
import { SECOND_SHOP, SHOP, takeScreenshots } from './take-screenshots.ts';

const SITE = '.cache/screenshots';
const PICTURES = '.github/pictures';

execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', SITE], {
  stdio: 'inherit',
});
const browser = await chromium.launch({
  ...config.use?.launchOptions,
  executablePath: fullBrowser,
});
await takeScreenshots(browser, SITE, PICTURES, SHOP);
const second = copyProject();
process.once('exit', () => second.remove());
await makeItYours(second);
await takeScreenshots(browser, join(second.folder, 'dist'), PICTURES, SECOND_SHOP);
await browser.close();
