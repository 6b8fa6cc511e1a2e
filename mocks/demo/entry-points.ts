import { SITE_EVENTS } from '#src/contract/site-names.ts';
import type { DemoBackend } from './start-demo-backend.ts';

/** The demo's own tools: Backstage, and with it `window.vernissage`. */
export interface Tools {
  open: () => void;
  toggle: () => void;
}

/** Loads the code of the tools, which stands outside of this folder. */
type LoadTools = () => Promise<{ createTools: (demo: DemoBackend) => Tools }>;

/**
 * Registers the ways into the demo's own tools, which are loaded by the first that is used: the footer's
 * button, Alt+Shift+D, `?backstage`, a state in the address that cannot be read.
 * @returns loads the tools, and with them `window.vernissage`
 */
export function registerEntryPoints(
  starting: Promise<DemoBackend>,
  loadTools: LoadTools,
): () => Promise<Tools> {
  const load = async () => {
    const [{ createTools }, demo] = await Promise.all([loadTools(), starting]);
    return createTools(demo);
  };
  let loaded: ReturnType<typeof load> | undefined;
  const tools = () => (loaded ??= load());

  addEventListener(SITE_EVENTS.openBackstage, async () => (await tools()).open());
  addEventListener('keydown', async ({ altKey, shiftKey, code }) => {
    // The letter itself is another one with Alt on a Mac.
    if (altKey && shiftKey && code === 'KeyD') (await tools()).toggle();
  });
  async function openIfRequested() {
    const { mistakes } = await starting;
    const isRequested = new URLSearchParams(location.search).has('backstage');
    if (isRequested || mistakes.length > 0) (await tools()).open();
  }
  // Where the backend does not start there is nothing to control, and the calls report why.
  openIfRequested().catch(() => {});
  return tools;
}
