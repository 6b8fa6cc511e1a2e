import { siteHref } from '#mocks/demo/site-href.ts';
import type { DemoBackend } from '../start-demo-backend.ts';
import { type DemoState, parseDemoState } from '../state/demo-state.ts';
import { scenarios } from '../state/scenarios/scenarios.ts';
import { FRAGMENT } from '../state/asked-state.ts';
import { collectHandOver } from './collect-hand-over.ts';
import type { HandOver } from './hand-over.ts';
import { pack, unpack } from './packed-text.ts';
import { isSingleFile, plainAddress } from './page-address.ts';

/**
 * The address that opens a page with what is handed over. A state that an address can say stands in the query; else all
 * of it stands in the fragment, which no server sees.
 * @throws Error where there is none
 */
export async function makeLink(handOver: HandOver, href: string): Promise<URL> {
  const url = plainAddress(href);
  // Without a cart, such as after an order, a checkout has nothing to show.
  const isCheckout =
    !isSingleFile && url.pathname === new URL(siteHref('/checkout', ''), href).pathname;
  if (isCheckout && handOver.rows.cart.length === 0)
    url.href = new URL(siteHref('/', ''), href).href;
  if (isInTerms(handOver)) {
    url.search = [String(url.searchParams), handOver.state].filter(Boolean).join('&');
    return url;
  }
  if (isSingleFile) throw new Error('A page in one file hands over by a file.');
  const packed = await pack(handOver);
  await unpack(packed).catch(() => {
    throw new Error('This is too much for a link.');
  });
  url.hash = FRAGMENT + packed;
  return url;
}

/** The address that hands over the page that is open. @throws Error where there is none */
export async function linkOf(
  demo: Pick<DemoBackend, 'backend' | 'storage'>,
  state: DemoState,
): Promise<string> {
  return (await makeLink(await collectHandOver(demo, state), location.href)).href;
}

/** Whether the terms of the state say all that there is. */
function isInTerms({ state, isRoomOpen, rows: { cart, username, edits } }: HandOver): boolean {
  if (cart.length > 0 || username !== undefined || edits || isRoomOpen) return false;
  // What a scenario has put into the cart may have been taken out, and who it signs in may have left.
  const { state: terms } = parseDemoState(new URLSearchParams(state));
  return !terms.scenarios.some((name) => scenarios[name].arrange ?? scenarios[name].user);
}
