import { nameForSite } from '#src/contract/site-names.ts';

/** The key of the tab's demo state in `sessionStorage`. */
const KEY = nameForSite('vernissage-staging');
const PARAMETERS = ['scenario', 'fail', 'latency'];

export interface SessionState {
  /** The demo state as `formatDemoState` writes it. */
  text: string;
  /** The IndexedDB database that only this tab uses; none where it uses the visitor's. */
  storage?: string | undefined;
}

/** The part of an address's query that asks for a demo state; undefined where there is none. */
export function stateParameters(search: string): string | undefined {
  const found = [...new URLSearchParams(search)].filter(([name]) => PARAMETERS.includes(name));
  return found.length === 0 ? undefined : new URLSearchParams(found).toString();
}

/** The address without that part. */
export function withoutStateParameters(href: string): string {
  const url = new URL(href);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  return url.href;
}

/** The demo state that this tab was in last; it survives a reload and ends with the tab. */
export function readSessionState(): SessionState | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSessionState(stored) ? stored : undefined;
  } catch {
    // Storage is blocked, or holds something else.
    return undefined;
  }
}

export function writeSessionState(state: SessionState | undefined): void {
  try {
    if (state) sessionStorage.setItem(KEY, JSON.stringify(state));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the state ends with the page.
  }
}

function isSessionState(value: unknown): value is SessionState {
  return typeof value === 'object' && value !== null && 'text' in value;
}
