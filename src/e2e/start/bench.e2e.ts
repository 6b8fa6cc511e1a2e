import { writeFloorPages } from '#src/bench/floor-pages.ts';
import { profiles } from '#src/bench/profiles.ts';
import { hostSite } from '#src/bench/site-host.ts';
import { measureVisit } from '#src/bench/visits.ts';
import { results, sites } from '../sites.ts';
import { expect, test } from '../test.ts';

test.use({ loadsPictures: true });

/** At full speed. */
const profile = { ...profiles.phone, slowdown: 1, latency: 0, bandwidth: 1_000 };

test('The benchmark measures the site and both floor pages', async ({ browser }) => {
  const floor = await writeFloorPages(sites.root, `${results}/floor`);
  for (const folder of [floor.plain, floor['hero-first'], sites.root]) {
    const host = await hostSite(folder);
    const { measures } = await measureVisit(browser, 'cold', profile, host);
    host.close();
    const {
      paint = 0,
      hero,
      cards = 0,
      interactive = 0,
      shift,
      scriptsToInteractive = 0,
      bytes = 0,
    } = measures;
    expect(paint).toBeGreaterThan(0);
    expect(cards).toBeGreaterThanOrEqual(paint);
    expect(interactive).toBeGreaterThanOrEqual(paint);
    expect(shift).toBeGreaterThanOrEqual(0);
    expect(scriptsToInteractive).toBeGreaterThan(folder === sites.root ? 50 : 0);
    expect(bytes).toBeGreaterThan(scriptsToInteractive);
    if (folder === floor.plain) expect(hero).toBeUndefined();
    else expect(hero).toBeGreaterThanOrEqual(paint);
  }
});

test('The benchmark measures a tap on a card, the way back, and the tap again', async ({
  browser,
}) => {
  const host = await hostSite(sites.root);
  const { measures } = await measureVisit(browser, 'navigation', profile, host);
  host.close();
  expect(Object.keys(measures)).toEqual(['first', 'back', 'again']);
  expect(Math.min(...Object.values(measures))).toBeGreaterThan(0);
});
