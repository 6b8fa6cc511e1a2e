import { nameForSite } from '#src/contract/site-names.ts';

/** Where a tab keeps what it was staged with, and the storage of its own where it has one. */
const KEY = nameForSite('vernissage-staging');
const PARAMETERS = ['scenario', 'fail', 'latency'];

export interface SessionState {
  /** Search parameters, as `stagingText` writes them. */
  text: string;
  /** The IndexedDB database of this tab alone; none where the visitor's own is used. */
  storage?: string | undefined;
}

/** The part of an address that stages the shop; undefined where it asks for nothing. */
export function stateParameters(search: string): string | undefined {
  const asked = [...new URLSearchParams(search)].filter(([name]) => PARAMETERS.includes(name));
  return asked.length === 0 ? undefined : new URLSearchParams(asked).toString();
}

/** The address without that part. */
export function withoutStateParameters(href: string): string {
  const url = new URL(href);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  return url.href;
}

/** What this tab was staged with last; it survives a reload and ends with the tab. */
export function readSessionState(): SessionState | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    // Storage is blocked, or holds something else: the tab has kept nothing.
    return undefined;
  }
}

export function writeSessionState(kept: SessionState | undefined): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: what is staged ends with the page.
  }
}

function isKept(value: unknown): value is SessionState {
  return typeof value === 'object' && value !== null && 'text' in value;
}
