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

/** Of the processor. */
const TIMES: ReadonlySet<string> = new Set<keyof RouteCost>(['work', 'scripting']);

/** Other work on the machine only adds to the processor's time: one that is over its budget may be so for that alone. */
const VISITS = { least: 2, most: 24 };

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

  for (const { path, budget } of routeBudgets) {
    test(`the page ${path} keeps to its budgets of bytes, requests, layout shift and work`, async ({
      page,
      browser,
    }) => {
      // For as many visits as it may take.
      test.slow();
      const visits = [await costOf(page, path)];
      const overruns = () => {
        const cost = ofVisits(visits);
        return Object.entries(budget)
          .map(([name, most]) => ({ name, most, cost: cost[name as keyof typeof cost] }))
          .filter((row) => row.cost > row.most)
          .map((row) => ({ ...row, unit: UNITS[row.name as keyof RouteCost] }));
      };
      const isWorthAnother = () =>
        visits.length < VISITS.most && overruns().some(({ name }) => TIMES.has(name));
      while (visits.length < VISITS.least || isWorthAnother()) {
        const context = await browser.newContext();
        visits.push(await costOf(await context.newPage(), path));
        await context.close();
      }
      expect(overruns(), `The budgets of ${path} stand in src/e2e/budgets.ts`).toEqual([]);
    });
  }
});

/** The least of the processor's time; the most of everything else. */
function ofVisits(visits: readonly RouteCost[]): RouteCost {
  const names = Object.keys(visits[0]!) as (keyof RouteCost)[];
  const costs = names.map((name) => {
    const pick = TIMES.has(name) ? Math.min : Math.max;
    return [name, pick(...visits.map((visit) => visit[name]))];
  });
  return Object.fromEntries(costs) as unknown as RouteCost;
}

test('every chunk keeps to its budget', () => {
  const chunks = readdirSync(join(sites.root, 'assets')).flatMap((file) => {
    const [, name] = /^(.+)-[\w-]{8}\.js$/.exec(file) ?? [];
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
