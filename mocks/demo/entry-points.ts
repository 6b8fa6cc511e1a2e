import { loadOnce } from '#src/lib/load-once.ts';
import { type PageParameter, pageParameter } from '#src/site/page-parameters.ts';
import { SITE_EVENTS } from '#src/site/site-events.ts';
import { nameForSite } from '#src/site/storage-names.ts';
import { slug } from '#src/copy/brand/slug.ts';
import { untilQuietAfterLoad } from '#mocks/transport/quiet.ts';
import type { DemoBackend } from './start-demo-backend.ts';
import { isKeptInTab } from './state/asked-state.ts';

/** The key of the tour of this tab in `sessionStorage`. */
export const TOUR_KEY = nameForSite(`${slug}-tour`);

/** The key of the present mode of this tab in `sessionStorage`. */
export const PRESENT_KEY = nameForSite(`${slug}-present`);

/** The demo's own tools: Backstage and the tour, and with them `window.vernissage`. */
export interface Tools {
  open: () => void;
  toggle: () => void;
}

/** Loads the code of the tools, which stands outside of this folder. */
type LoadTools = () => Promise<{ createTools: (demo: DemoBackend) => Tools }>;

/**
 * Registers the ways into the demo's own tools, which are loaded by the first that is used: the footer's button, F2 or
 * Alt+Shift+D, `?backstage`, `?tour` or a tour that is on, `?present` or present mode, what was handed over by the
 * address, a state of the demo or one that cannot be read.
 * @returns loads the tools, and with them `window.vernissage`
 */
export function registerEntryPoints(
  startDemo: () => Promise<DemoBackend>,
  loadTools: LoadTools,
): () => Promise<Tools> {
  if (isPresenting()) document.documentElement.dataset.present = '';
  const tools = loadOnce(async () => {
    const [{ createTools }, demo] = await Promise.all([loadTools(), startDemo()]);
    return createTools(demo);
  });

  addEventListener(SITE_EVENTS.openBackstage, async () => (await tools()).open());
  addEventListener('keydown', async ({ altKey, shiftKey, code }) => {
    // The letter itself is another one with Alt on a Mac. Elsewhere Alt+Shift may change the keyboard's layout.
    if (code === 'F2' || (altKey && shiftKey && code === 'KeyD')) (await tools()).toggle();
  });
  // Back to a step of a tour that has ended, which takes it from the address.
  addEventListener('popstate', () => {
    if (pageParameter('tour') !== null) void tools();
  });
  async function loadIfRequested() {
    const { isFromLink } = await startDemo();
    const isRequested = hasTour() || isPresenting() || pageParameter('backstage') !== null;
    // An ordinary visit has no state; what says that there is one, or asks about it, does not delay the page.
    if (!isRequested && isFromLink === undefined) return;
    if (!isRequested) await untilQuietAfterLoad(0);
    await tools();
  }
  // Where the backend does not start there is nothing to control, and the calls report why.
  loadIfRequested().catch(() => {});
  return tools;
}

const isAskedOrKept = (parameter: PageParameter, key: string) =>
  pageParameter(parameter) !== null || isKeptInTab(key);

/** Whether the address asks for a tour, or this tab has one, on or not. */
export const hasTour = (): boolean => isAskedOrKept('tour', TOUR_KEY);

/** Whether this tab is in present mode, or its address asks for it. */
export const isPresenting = (): boolean => isAskedOrKept('present', PRESENT_KEY);
