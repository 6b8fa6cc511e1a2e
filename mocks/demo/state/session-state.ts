import { DEMO_PARAMETERS } from '#src/site/page-parameters.ts';
import { DEMO_STATE_KEY } from '#src/site/storage-names.ts';

export interface SessionState {
  /** The demo state as `formatDemoState` writes it. */
  text: string;
  /** The IndexedDB database that only this tab uses; none where it uses the visitor's. */
  storage?: string | undefined;
  /** How many milliseconds the state's clock is ahead of the real one, so that it goes on over reloads. */
  ahead?: number | undefined;
  /** The tab is in present mode: it stays in this state and this database, whatever an address asks for. */
  isPresented?: boolean | undefined;
  /** An address has asked for it, which the visitor may not have noticed. */
  isFromLink?: boolean | undefined;
}

/** The address without the parameters that ask for a demo state. */
export function withoutStateParameters(href: string): string {
  const url = new URL(href);
  for (const name of DEMO_PARAMETERS) url.searchParams.delete(name);
  return url.href;
}

/** The demo state that this tab was in last; it survives a reload and ends with the tab. */
export function readSessionState(): SessionState | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DEMO_STATE_KEY) ?? 'null');
    return isSessionState(stored) ? stored : undefined;
  } catch {
    // Storage is blocked, or holds something else.
    return undefined;
  }
}

export function writeSessionState(state: SessionState | undefined): void {
  try {
    if (state) sessionStorage.setItem(DEMO_STATE_KEY, JSON.stringify(state));
    else sessionStorage.removeItem(DEMO_STATE_KEY);
  } catch {
    // Storage is blocked: the state ends with the page.
  }
}

function isSessionState(value: unknown): value is SessionState {
  // By hand: the schemas are not there yet when a page starts.
  const { text, storage }: Partial<Record<keyof SessionState, unknown>> = Object(value);
  // `chooseState` checks how far a clock is ahead, and in what database a tab goes on.
  return typeof text === 'string' && (storage === undefined || typeof storage === 'string');
}
