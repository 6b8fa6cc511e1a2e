import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chunkBudgets, OTHER_CHUNK, type RouteCost, routeBudgets, UNITS } from '../budgets.ts';
import { fullBrowser } from '../chromium.ts';
import { fileSize } from '../file-size.ts';
import { costOf } from '../page-cost.ts';
import playwrightConfig from '../playwright.config.ts';
import { sites } from '../sites.ts';
import { expect, test } from '../test.ts';

// The headless shell, which does not know how fast the connection is, fetches pictures from further below.
test.use({
  loadsPictures: true,
  savesData: false,
  launchOptions: { ...playwrightConfig.use!.launchOptions!, executablePath: fullBrowser },
});

/** What is shifted, and what is fetched early, differs from visit to visit: the most counts. */
const VISITS = 2;

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

  for (const { path, budget } of routeBudgets) {
    test(`the page ${path} keeps to its budgets of bytes, requests and layout shift`, async ({
      page,
      browser,
    }) => {
      const visits = [await costOf(page, path)];
      while (visits.length < VISITS) {
        const context = await browser.newContext();
        visits.push(await costOf(await context.newPage(), path));
        await context.close();
      }
      const overruns = Object.entries(budget)
        .map(([name, most]) => ({
          name,
          most,
          cost: Math.max(...visits.map((visit) => visit[name as keyof RouteCost])),
          unit: UNITS[name as keyof RouteCost],
        }))
        .filter(({ cost, most }) => cost > most);
      expect(overruns, `The budgets of ${path} stand in src/e2e/budgets.ts`).toEqual([]);
    });
  }
});

test('every chunk keeps to its budget', () => {
  const chunks = readdirSync(join(sites.root, 'assets')).flatMap((file) => {
    const [, name] = /^(.+)-[\w-]{7}\.js$/.exec(file) ?? [];
    return name ? { name, size: fileSize(`/assets/${file}`) / 1_000 } : [];
  });
  const names = new Set(chunks.map(({ name }) => name));
  const overruns = chunks.filter(({ name, size }) => size > (chunkBudgets[name] ?? OTHER_CHUNK));
  expect(
    overruns,
    'Kilobytes with Brotli; the budgets of chunks stand in src/e2e/budgets.ts',
  ).toEqual([]);
  expect(Object.keys(chunkBudgets).filter((name) => !names.has(name))).toEqual([]);
});
