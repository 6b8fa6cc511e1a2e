import { ask, type FileCount } from './service-worker/messages.ts';
import { ownRegistration } from './worker-control.ts';

/** How many milliseconds the worker may take to count. */
const TIMEOUT = 2_000;

/** Asks the worker how many of the site's files it has kept; undefined where there is none to ask. */
export async function countKeptFiles(): Promise<FileCount | undefined> {
  const active = (await ownRegistration())?.active;
  return active ? ask<FileCount>(active, 'COUNT', TIMEOUT) : undefined;
}
