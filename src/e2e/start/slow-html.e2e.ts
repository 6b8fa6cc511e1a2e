import { event, fullestCategory, work } from '#src/testing/visited-rows.ts';
import { expectShiftsWithin, watchShifts } from '../layout-shifts.ts';
import { sites } from '../sites.ts';
import { backendStarts, call, expect, isLive } from '../test.ts';
import { test } from '../without-worker.ts';

const PATHS = [
  '',
  `category/${fullestCategory.slug}`,
  `artwork/${work.id}`,
  `event/${event.id}`,
  'artists',
  'events',
];

// Without the web fonts, whose first arrival moves lines by up to 0.02.
test.use({ expectedMessages: [/\.woff2/] });

for (const width of [390, 1440]) {
  for (const path of PATHS) {
    test(`At ${width} pixels /${path} is taken over, and nothing on it moves, though its HTML comes in parts`, async ({
      page,
      hostSite,
    }) => {
      let sendRest = () => {};
      const lastPart = new Promise<void>((resolve) => (sendRest = resolve));
      const host = await hostSite(sites.root, '/', 0, { lastPart });
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(watchShifts);
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(host.address + path, { waitUntil: 'commit' });
      await backendStarts(page);
      // All is there that React needs to take over what there is of the page: its code, and every response.
      await page.waitForFunction(() => performance.getEntriesByName('vernissage:shell').length > 0);
      for (const table of ['categories', 'artists', 'artworks', 'events'])
        expect((await call(page, `/api/${table}`)).status).toBe(200);
      expect(await page.evaluate(() => document.readyState)).toBe('loading');
      sendRest();
      await isLive(page);
      // Centered words spread as more of them come.
      await expectShiftsWithin(page, 0.01);
    });
  }
}
