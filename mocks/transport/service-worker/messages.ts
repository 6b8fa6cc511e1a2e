/**
 * What a page tells the worker.
 *
 * - `CLAIM`: take control of the pages in scope; the reply names the build the worker belongs to
 * - `PRECACHE`: keep the site's files, then the small pictures; the reply says whether all files are kept
 * - `ACTIVATE`: an update was accepted, replace the worker in charge
 */
export type WorkerMessage = 'CLAIM' | 'PRECACHE' | 'ACTIVATE';

/**
 * What the worker asks a page it does not know: does it answer calls? A worker that the browser stopped and
 * started again has forgotten its pages. Only a page that this very worker controls says yes. An object with a type, as MSW expects of every message to a page.
 */
export interface PageMessage {
  type: 'ARE_YOU_SERVING';
}
