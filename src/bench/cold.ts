import type { Browser } from '@playwright/test';
import { newVisitor, slowDown } from './device.ts';
import type { Profile } from './profiles.ts';
import type { SiteHost } from './site-host.ts';
import { scrollThrough, type Visit, visit } from './visit.ts';

/** The first visit of somebody who was never here, to the end of the page. */
export async function visitCold(
  browser: Browser,
  profile: Profile,
  host: SiteHost,
): Promise<Visit> {
  const context = await newVisitor(browser, profile);
  try {
    const page = await context.newPage();
    const line = await slowDown(page, profile);
    const { measures, marks } = await visit(page, host.url, host);
    return { measures: { ...measures, shift: await scrollThrough(page, line) }, marks };
  } finally {
    await context.close();
  }
}
