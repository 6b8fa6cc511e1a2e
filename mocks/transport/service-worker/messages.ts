/**
 * What a page tells the worker.
 *
 * - `CLAIM`: take control of the pages in scope; the reply names the build the worker belongs to
 * - `PRECACHE`: cache the site's files; the reply says whether all are cached
 * - `COUNT`: the reply says how many of them are cached (`FileCount`)
 * - `ACTIVATE`: an update was accepted, replace the active worker
 */
export type WorkerMessage = 'CLAIM' | 'PRECACHE' | 'COUNT' | 'ACTIVATE';

/** How many files of a build are cached, of how many. */
export interface FileCount {
  kept: number;
  total: number;
}

/**
 * What the worker asks a page it does not know: does it answer calls? A worker that the browser stopped and started
 * again has forgotten its pages. Only a page that this very worker controls replies `true`. An object with a type, as
 * MSW expects of every message to a page.
 */
export interface PageMessage {
  type: 'ARE_YOU_SERVING';
}

/** A page or a worker, which hears of a message with the port for the reply. */
interface Recipient {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/**
 * Sends a message over a channel of its own.
 * @returns the reply, or undefined where none comes within `timeout` milliseconds
 */
export function ask<Reply>(
  recipient: Recipient,
  message: WorkerMessage | PageMessage,
  timeout?: number,
): Promise<Reply | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (reply?: Reply) => {
      port1.close();
      resolve(reply);
    };
    port1.onmessage = ({ data }: MessageEvent<Reply>) => end(data);
    if (timeout !== undefined) setTimeout(end, timeout);
    recipient.postMessage(message, [port2]);
  });
}

/**
 * Carries the id of a call through the worker, so that the page knows it again when it comes back from there. A call with
 * it is for the page alone: no host is to get it.
 */
export const CALL_HEADER = 'X-Call';
