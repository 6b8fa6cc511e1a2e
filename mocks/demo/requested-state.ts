import { DATABASE_NAME } from '#src/contract/site-names.ts';
import type { BackendOptions } from '#mocks/backend/create-backend.ts';
import { seededRandom } from '#mocks/backend/server/seeded-random.ts';
import { clockFrom } from './clock.ts';
import { needsTabDatabase, scenarioUser, setupOf } from './backend-setup.ts';
import { formatDemoState, parseDemoState, type DemoState } from './demo-state.ts';
import type { LivePath } from './live-paths.ts';
import { readSessionState, writeSessionState, type SessionState } from './session-state.ts';
import type { DemoBackend } from './start-demo-backend.ts';
import {
  claimTabDatabase,
  isTabDatabase,
  newTabDatabase,
  noteTabUse,
  sweepTabDatabases,
} from './tab-database.ts';
import { isolateSession } from './tab-session.ts';

/** Flaky calls fail at the same places in every visit, so that what was seen can be shown. */
const RANDOM_SEED = 1;

// An edited scenario reloads the page: a database that holds what it made before would hide the edit.
import.meta.hot?.on('vite:beforeFullReload', ({ triggeredBy = '' }) => {
  if (triggeredBy.includes('/mocks/demo/scenarios/')) beginAnew();
});

/** Has the tab's next page begin its scenarios in a new database. */
export function beginAnew(): void {
  const session = readSessionState();
  if (session) writeSessionState({ text: session.text });
}

interface Request {
  /** The state that the address asks for; undefined where it asks for none. */
  requested: string | undefined;
  /** The state that this tab was in before. */
  session: SessionState | undefined;
  /** The page was reloaded or reached through the history, not by following a link. */
  isReturn?: boolean | undefined;
  clock: () => Date;
}

export interface RequestedState {
  state: DemoState;
  /** The same state as `formatDemoState` writes it. */
  text: string;
  /** What could not be read of it. */
  mistakes: readonly string[];
  /** The database to open: the visitor's, or one that only this tab uses. */
  storage: string;
  /** For `createBackend`. */
  options: Pick<BackendOptions, 'setup' | 'random' | 'clock'>;
  /** The calls that a real server answers. */
  livePaths: readonly LivePath[];
}

/**
 * Chooses the state to start in and its database. What the address asks for goes before the session's
 * state. Following a link begins a scenario in a new database; a reload continues in the tab's database.
 */
export async function chooseState({
  requested,
  session,
  isReturn = isReloadOrHistory(),
  clock,
}: Request): Promise<RequestedState> {
  const asked = parseDemoState(new URLSearchParams(requested ?? session?.text));
  const built = parseDemoState(
    new URLSearchParams({ live: import.meta.env.VITE_LIVE_PATHS ?? '' }),
  );
  const { state } = asked;
  const mistakes = [...asked.mistakes, ...built.mistakes];
  const livePaths = state.live ?? built.state.live ?? [];
  const text = formatDemoState(state);
  const options = {
    setup: setupOf(state),
    random: seededRandom(RANDOM_SEED),
    clock: state.clock === undefined ? clock : clockFrom(state.clock, clock),
  };
  if (!needsTabDatabase(state)) {
    return { state, text, mistakes, storage: DATABASE_NAME, options, livePaths };
  }

  const isContinued = (requested === undefined || isReturn) && session?.text === text;
  const kept = isContinued ? session.storage : undefined;
  // Session storage may hold anything, such as the name of the visitor's own database.
  const storage = kept !== undefined && isTabDatabase(kept) ? kept : newTabDatabase();
  // Where locks are refused the tab does without: its database may be deleted while it is open.
  await claimTabDatabase(storage).catch(() => {});
  return { state, text, mistakes, storage, options, livePaths };
}

/** The same backend, in whose place a real server answers the calls of some paths. */
export async function withRealServer(
  demo: DemoBackend,
  { livePaths }: RequestedState,
): Promise<DemoBackend> {
  if (livePaths.length === 0) return demo;
  const { connectRealServer } = await import('./real-server.ts');
  return { ...demo, livePaths, ...connectRealServer(demo.backend, livePaths) };
}

/** Stores the state for the tab's next page, and signs in the scenario's user where its database is new. */
export function applyToTab(
  { state, text, storage }: RequestedState,
  isNewDatabase: boolean,
  now: Date,
): void {
  const tabDatabase = needsTabDatabase(state) ? storage : undefined;
  writeSessionState(text === '' ? undefined : { text, storage: tabDatabase });
  if (!tabDatabase) return;
  isolateSession(isNewDatabase ? (scenarioUser(state) ?? null) : undefined);
  // In the background: where it fails, old databases are deleted by a later visit.
  noteTabUse(tabDatabase, now)
    .then(() => sweepTabDatabases(now))
    .catch(() => {});
}

function isReloadOrHistory(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}
