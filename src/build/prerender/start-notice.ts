import { RELOAD_SEARCH } from '#src/site/reload-search.ts';
import { brand } from '#src/copy/brand.ts';

// What a page says that has not started. Nothing here needs a script: it has to be said where none of ours runs.

/** Stands before the page's content, where it pushes that down and covers nothing. */
export const START_NOTICE =
  '<div id="start-notice" role="alert" data-nosnippet>' +
  `<p>This page did not start completely. <a href="${RELOAD_SEARCH}">Reload</a></p></div>`;

const { ink, paper } = brand.colors;

/**
 * The guard has the notice shown when the page does not start. Where a changed byte or another policy keeps the guard
 * itself from running, it appears by itself; without scripts nothing was to start.
 */
export const START_NOTICE_STYLES =
  '#start-notice{position:sticky;top:0;z-index:50;height:0;overflow:hidden;visibility:hidden;' +
  `background:${ink};color:${paper};text-align:center}` +
  '#start-notice p{margin:0;padding:12px 24px}' +
  '#start-notice a{padding:12px 8px;color:inherit;text-decoration:underline}' +
  '[data-start=failed] #start-notice{height:auto;visibility:visible}' +
  '@media(scripting){html:not([data-start]) #start-notice{animation:start-notice 0s 12s forwards}}' +
  '@keyframes start-notice{to{height:auto;visibility:visible}}';
