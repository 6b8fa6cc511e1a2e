import { deleteDB } from 'idb';
import { TOUR_KEY } from '#mocks/demo/entry-points.ts';
import type { DemoBackend } from '#mocks/demo/start-demo-backend.ts';
import { parseUrl } from '#mocks/demo/parse-url.ts';
import { siteHref } from '#mocks/demo/site-href.ts';
import { withoutStateParameters } from '../state/session-state.ts';
import { readEntries, writeEntries } from '../state/stored-entries.ts';
import { isTabDatabase } from '../state/tab-database.ts';
import { type ShopBefore, STEP, stopTour, TEXT } from './tour-progress.ts';

/** Far longer than it takes. */
const DELETE_TIMEOUT_MS = 3_000;

type Page = Pick<DemoBackend, 'backend' | 'storage'>;

/** Ends the tour: the page reloads as the shop was before, and what the steps have made in this browser is deleted. */
export async function endTour(page: Page, reload = () => location.reload()): Promise<void> {
  const { before, databases = [] } = stopTour();
  if (before) await returnTo(before, page, databases, reload);
}

/**
 * Leaves a step of a tour that has ended and to which the visitor went back: its page is shown as a page of the shop.
 * @param demo the backend that was started for the step
 */
export async function leaveEndedTour(
  demo: Page & Pick<DemoBackend, 'before'>,
  reload = () => location.reload(),
): Promise<void> {
  const isLoaded = navigationType() !== 'reload';
  const stored = (isLoaded ? demo.before : undefined) ?? readEntries();
  await returnTo({ href: hrefWithoutStep(), entry: history.state, stored }, demo, [], reload);
}

/**
 * Takes the step of a tour that has ended from the address, where the visitor went back to it without a load: the page
 * of a step and the layers over it are one document, of which the end has reloaded the last entry alone.
 */
export function removeEndedStep(): void {
  if (!isOn()) history.replaceState(history.state, '', hrefWithoutStep());
}

function hrefWithoutStep(): string {
  const url = new URL(withoutStateParameters(location.href));
  url.searchParams.delete(STEP);
  url.searchParams.delete(TEXT);
  return url.href;
}

async function returnTo(
  { href, entry, stored }: ShopBefore,
  { backend, storage }: Page,
  databases: readonly string[],
  reload: () => void,
): Promise<void> {
  const { [TOUR_KEY]: _, ...entries } = stored;
  const kept = readEntries()[TOUR_KEY];
  const made = new Set([...databases, storage]);
  backend.close();
  // Session storage may hold the name of any database.
  const isOfTour = (name: string) =>
    isTabDatabase(name) && !Object.values(entries).some((text) => text.includes(name));
  const deleting = [...made].filter(isOfTour).map((name) => deleteDB(name).catch(() => {}));
  // A page of a duplicated tab may keep one open; a later visit sweeps it away.
  await Promise.race([Promise.all(deleting), pause(DELETE_TIMEOUT_MS)]);
  // The tour that was chosen stays chosen.
  writeEntries(kept === undefined ? entries : { ...entries, [TOUR_KEY]: kept });
  const isOfSite = parseUrl(href, location.origin)?.origin === location.origin;
  history.replaceState(entry, '', isOfSite ? href : siteHref('/', ''));
  // Not where the page of the step was scrolled to.
  window.scrollTo(0, 0);
  // Not a link to it, which would begin its state anew.
  reload();
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Whether the visitor has come to the address of this page by Back or Forward, while no tour is on in this tab. */
export const isReturnToEndedTour = (): boolean => navigationType() !== 'navigate' && !isOn();

function navigationType(): string | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  return (visit as PerformanceNavigationTiming | undefined)?.type;
}

function isOn(): boolean {
  try {
    return Object(JSON.parse(sessionStorage.getItem(TOUR_KEY) ?? '{}')).step !== undefined;
  } catch {
    // Storage is blocked: the tour goes on by its addresses alone, and Back belongs to them.
    return true;
  }
}
