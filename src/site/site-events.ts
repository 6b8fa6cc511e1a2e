/** Events on `window` between the pages of the site and a backend in the browser. */
export const SITE_EVENTS = {
  /** What the backend says of itself on `<html>` has changed. */
  stateChange: 'vernissage:state',
  /** The visitor lets the waiting build in. */
  acceptUpdate: 'vernissage:update',
  /** The visitor opens the demo's own controls. */
  openBackstage: 'vernissage:backstage',
  /** Other responses are asked for from now on; `detail` tells of the URL of a read whether it is one of them. */
  responseChange: 'vernissage:responses',
} as const;
