import type { Ways } from './plain-server.ts';

/** A way in which ordinary servers differ from the contract, and what the shop makes of it. */
export interface Deviation {
  /** The noun of the specification that it is about. */
  about: string;
  /** What the server sends, in words. */
  sends: string;
  /** What the shop shows, in words. */
  shows: string;
  ways: Ways;
  /** The page on which it is seen. */
  path: `/${string}`;
  /** Texts of that page; numbers are prices, which the shop writes as its brand does. */
  texts: readonly (string | number)[];
  /** Texts that the page does not have. */
  absent?: readonly string[];
}
