import { SITE_EVENTS } from '#src/contract/site-names.ts';
import type { DemoBackend } from './demo-backend.ts';

/**
 * The ways into the demo's own tools, none of which is loaded before somebody takes one: the footer's
 * button, Alt+Shift+D, `?backstage`, a mistake in what the address asks for.
 * @returns loads what the console offers
 */
export function registerEntryPoints(opening: Promise<DemoBackend>): () => Promise<unknown> {
  const load = async () => {
    const [{ createTools }, shop] = await Promise.all([import('./tools.ts'), opening]);
    return createTools(shop);
  };
  let loaded: ReturnType<typeof load> | undefined;
  const tools = () => (loaded ??= load());

  addEventListener(SITE_EVENTS.openBackstage, async () => (await tools()).open());
  addEventListener('keydown', async ({ altKey, shiftKey, code }) => {
    // The letter itself is another one with Alt on a Mac.
    if (altKey && shiftKey && code === 'KeyD') (await tools()).toggle();
  });
  async function openWhereAsked() {
    const { mistakes } = await opening;
    const isAsked = new URLSearchParams(location.search).has('backstage');
    if (isAsked || mistakes.length > 0) (await tools()).open();
  }
  // Without a backend there is nothing to control, and the calls say why.
  openWhereAsked().catch(() => {});
  return tools;
}
