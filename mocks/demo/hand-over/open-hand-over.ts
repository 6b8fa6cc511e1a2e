import type { DemoState } from '../state/demo-state.ts';
import { stateOf } from './describe-hand-over.ts';
import type { HandOver } from './hand-over.ts';
import { hrefOfPage } from './page-address.ts';

/**
 * Puts the page of a file into the address; that of a link is open.
 * @returns the state in which the tab goes on
 * @throws Error where the page would be another site's
 */
export function goToHandOver(handOver: HandOver): DemoState {
  if (handOver.page !== undefined) history.replaceState(null, '', hrefOfPage(handOver.page));
  return stateOf(handOver).state;
}
