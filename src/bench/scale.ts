import type { Browser, Page } from '@playwright/test';
import { median } from 'simple-statistics';
import { newVisitor } from './device.ts';
import { profiles } from './profiles.ts';
import { formatTable } from './report.ts';
import type { SiteHost } from './site-host.ts';
import { medians } from './statistics.ts';
import { timeCalls } from './time-calls.ts';
import { visit } from './visit.ts';

type ScaleMeasure = 'cards' | 'answer' | 'filter' | 'sort' | 'write' | 'heap';
type ScaleMeasures = Partial<Record<ScaleMeasure, number>>;

interface Size {
  works: number;
  /** The scenario that has so many; none for the shop as it is. */
  scenario?: string;
  goals?: ScaleMeasures;
}

const sizes: readonly Size[] = [
  { works: 120 },
  { works: 300, scenario: 'works-300' },
  { works: 3_000, scenario: 'works-3000' },
  { works: 10_000, scenario: 'large', goals: { filter: 100, sort: 100 } },
  { works: 100_000, scenario: 'huge', goals: { cards: 2_000, filter: 200, sort: 200 } },
];

const titles: Readonly<Record<ScaleMeasure, string>> = {
  cards: 'First card painted, ms',
  answer: 'GET /api/artworks, ms',
  filter: 'Filter painted, ms',
  sort: 'Sort painted, ms',
  write: 'POST /api/cart, ms',
  heap: 'Heap, MB',
};

const ANSWERS = 5;
const WRITES = 20;
const CHOICES = 3;
const MEGABYTE = 1_000_000;

export interface SizeMeasures {
  works: number;
  measures: ScaleMeasures;
}

/** Opens the list of all works in each size on an unthrottled desktop, and works with it. */
export async function measureScale(
  browser: Browser,
  host: SiteHost,
  rounds: number,
): Promise<SizeMeasures[]> {
  const results: SizeMeasures[] = [];
  // Not counted: the host compresses what it is asked for the first time.
  await measureSize(browser, host, sizes[0]!);
  for (const size of sizes) {
    const rows: ScaleMeasures[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      rows.push(await measureSize(browser, host, size));
    }
    results.push({ works: size.works, measures: medians(rows) });
  }
  return results;
}

async function measureSize(
  browser: Browser,
  host: SiteHost,
  { scenario }: Size,
): Promise<ScaleMeasures> {
  const context = await newVisitor(browser, profiles.desktop);
  try {
    const page = await context.newPage();
    const address = `${host.url}artworks${scenario ? `?scenario=${scenario}` : ''}`;
    const { measures } = await visit(page, address, host);
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('Performance.enable');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value;
    return {
      ...(measures.cards !== undefined && { cards: measures.cards }),
      heap: heap / MEGABYTE,
      filter: await timeChoice(page, 'Price range', ['under-100', 'all']),
      sort: await timeChoice(page, 'Sort by', ['price-low-high', 'newest']),
      answer: await timeMedian(page, { method: 'GET', path: '/api/artworks' }, ANSWERS),
      write: await timeMedian(
        page,
        { method: 'POST', path: '/api/cart', body: { userId: 6, artworkId: 1, quantity: 1 } },
        WRITES,
      ),
    };
  } finally {
    await context.close();
  }
}

async function timeMedian(
  page: Page,
  call: Parameters<typeof timeCalls>[0]['call'],
  count: number,
): Promise<number> {
  return median(await page.evaluate(timeCalls, { call, count, origin: '' }));
}

/** The time from a choice to the paint of the list it changes; then chooses back. */
async function timeChoice(
  page: Page,
  label: string,
  [value, initial]: readonly [string, string],
): Promise<number> {
  const times: number[] = [];
  for (let made = 0; made < CHOICES; made += 1) {
    times.push(await choose(page, label, value));
    await choose(page, label, initial);
  }
  return median(times);
}

function choose(page: Page, label: string, value: string): Promise<number> {
  return page.getByLabel(label, { exact: true }).evaluate(async (select, option) => {
    const firstTitles = () =>
      [...document.querySelectorAll('main article h3')]
        .slice(0, 8)
        .map(({ textContent }) => textContent)
        .join();
    const before = firstTitles();
    const start = performance.now();
    (select as HTMLSelectElement).value = option;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return (await window.whenShown(() => firstTitles() !== before)) - start;
  }, value);
}

/** A column a size; a missed goal stands behind its figure. */
export function formatScale(site: string, results: readonly SizeMeasures[]): string {
  const rows = (Object.keys(titles) as ScaleMeasure[]).map((name) => [
    titles[name],
    ...results.map(({ works, measures }) => {
      const value = measures[name];
      const goal = sizes.find((size) => size.works === works)?.goals?.[name];
      if (value === undefined) return '';
      return `${value.toFixed(1)}${goal !== undefined && value > goal ? ` > ${goal} missed` : ''}`;
    }),
  ]);
  const head = ['', ...results.map(({ works }) => `${works} works`)];
  return `scale, ${site}\n${formatTable([head, ...rows])}`;
}
