import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newVisitor, slowLine, slowProcessor } from './device.ts';
import type { Measures, VisitPart } from './measures.ts';
import { navigate } from './navigation.ts';
import type { Profile } from './profiles.ts';
import type { SiteHost } from './site-host.ts';
import { tapAround } from './taps.ts';
import { hostIsQuiet, scrollThrough, type Visit, visit } from './visit.ts';

type MeasureVisit = (context: BrowserContext, profile: Profile, host: SiteHost) => Promise<Visit>;

/** What a visitor does in each part, and whether the floor pages are visited too. */
export const visits: Readonly<Record<VisitPart, { run: MeasureVisit; hasFloors: boolean }>> = {
  cold: { run: visitCold, hasFloors: true },
  warm: { run: visitWarm, hasFloors: true },
  offline: { run: visitOffline, hasFloors: false },
  navigation: { run: visitAnd(navigate), hasFloors: false },
  taps: { run: visitAnd(tapAround), hasFloors: false },
};

/** Runs a part as a visitor who was never here. */
export async function measureVisit(
  browser: Browser,
  part: VisitPart,
  profile: Profile,
  host: SiteHost,
): Promise<Visit> {
  const context = await newVisitor(browser, profile);
  try {
    return await visits[part].run(context, profile, host);
  } finally {
    await context.close();
  }
}

/** The first visit, to the end of the page. */
async function visitCold(context: BrowserContext, profile: Profile, host: SiteHost) {
  const page = await context.newPage();
  await slowProcessor(page, profile);
  const line = await slowLine(page, profile);
  const { measures, marks } = await visit(page, host.url, host);
  return { measures: { ...measures, shift: await scrollThrough(page, line) }, marks };
}

/** The second visit, with all that the first one has brought. */
async function visitWarm(context: BrowserContext, profile: Profile, host: SiteHost) {
  await prepare(context, host);
  const page = await context.newPage();
  await slowProcessor(page, profile);
  await slowLine(page, profile);
  return visit(page, host.url, host);
}

/** The second visit, without a network. */
async function visitOffline(context: BrowserContext, profile: Profile, host: SiteHost) {
  if (!host.hasWorker) throw new Error(`${host.url} has no service worker to open it offline.`);
  await prepare(context, host);
  await context.setOffline(true);
  const page = await context.newPage();
  await slowProcessor(page, profile);
  return visit(page, host.url, host);
}

function visitAnd(measure: (page: Page, profile: Profile) => Promise<Measures>): MeasureVisit {
  return async (context, profile, host) => {
    const page = await context.newPage();
    await slowProcessor(page, profile);
    await slowLine(page, profile);
    const { marks } = await visit(page, host.url, host);
    return { measures: await measure(page, profile), marks };
  };
}

/** A first visit at full speed, until the worker is in control and has cached what it wants to. */
async function prepare(context: BrowserContext, host: SiteHost): Promise<void> {
  const page = await context.newPage();
  await visit(page, host.url, host);
  if (host.hasWorker) {
    await page
      .waitForFunction(() => navigator.serviceWorker.controller !== null)
      .catch(() => {
        throw new Error(`No service worker controls ${host.url} after 30 s.`);
      });
  }
  await hostIsQuiet(page, host);
  await page.close();
}
