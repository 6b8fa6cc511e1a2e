import type { User } from '#src/contract/account.ts';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import { excerpt } from '#src/lib/excerpt.ts';
import {
  type BackendOptions,
  createBackend,
  launchBackend,
} from '#mocks/backend/create-backend.ts';
import { seededRandom } from '#mocks/backend/server/seeded-random.ts';
import { backendState } from '#mocks/transport/backend-state.ts';
import { aheadOf, clockAhead, isAhead } from './clock.ts';
import { inventsResponses, needsTabDatabase, scenarioUser, setupOf } from './backend-setup.ts';
import { formatDemoState, parseDemoState, type DemoState } from './demo-state.ts';
import { formatLivePaths, type LivePath } from '../real-server/live-paths.ts';
import { isMadeForRealServer } from '../real-server/real-server-consent.ts';
import { FRAGMENT } from './asked-state.ts';
import { readSessionState, writeSessionState, type SessionState } from './session-state.ts';
import type { DemoBackend } from '../start-demo-backend.ts';
import {
  claimTabDatabase,
  isTabDatabase,
  newTabDatabase,
  noteTabUse,
  sweepTabDatabases,
} from './tab-database.ts';
import { readEntries } from './stored-entries.ts';
import { isolateSession } from './tab-session.ts';

/** Flaky calls fail at the same places in every visit, so that what was seen can be shown. */
const RANDOM_SEED = 1;

// An edited scenario reloads the page: a database that holds what it made before would hide the edit.
import.meta.hot?.on('vite:beforeFullReload', ({ triggeredBy = '' }) => {
  if (triggeredBy.includes('/mocks/demo/state/scenarios/')) beginAnew();
});

/** Makes the tab's next page begin its scenarios in a new database. */
export function beginAnew(): void {
  const session = readSessionState();
  if (session) writeSessionState({ text: session.text });
}

/** What `startDemoBackend` starts a backend with, in whatever state. */
type StartOptions = Omit<BackendOptions, 'setup' | 'random'> & { clock: () => Date };

interface Request {
  /** The state that the address asks for; undefined where it asks for none. */
  requested: string | undefined;
  /** The state that this tab was in before. */
  session: SessionState | undefined;
  /** The page was reloaded or reached through the history, not by following a link. */
  isReturn?: boolean | undefined;
}

interface ChosenState {
  state: DemoState;
  /** The same state as `formatDemoState` writes it. */
  text: string;
  /** What could not be read of it. */
  mistakes: readonly string[];
  /** The database to open: the visitor's, or one that only this tab uses. */
  storage: string;
  /** How many milliseconds its clock is ahead; undefined where it is the real one. */
  ahead: number | undefined;
  /** The calls that a real server answers. */
  livePaths: readonly LivePath[];
  /** The tab's next page is in the same state, whatever happens in this one. */
  isFixed: boolean;
  isFromLink: boolean;
}

/** Starts the backend in the state that the address asks for, else in that of the tab's session. */
export async function startInState(
  asking: Omit<Request, 'session'>,
  options: StartOptions,
): Promise<DemoBackend> {
  const before = readEntries();
  const request = { ...asking, session: readSessionState() };
  const { mistakes = [], received, opened } = await receive(request);
  const asked = await chooseState({ ...request, ...opened }, options.clock());
  const chosen = { ...asked, mistakes: [...mistakes, ...asked.mistakes] };
  const demo = await startChosen(chosen, options).catch((error: Error) => {
    // Not in the rows of whoever presents the shop: the next call tries again.
    if (chosen.isFixed) throw error;
    return startWithout(chosen, error, options);
  });
  const started = await withRealServer(demo, chosen);
  // For tests in a browser, which fail where a state is not the one that they ask for.
  document.documentElement.dataset.demoMistakes = JSON.stringify(started.mistakes);
  return { ...started, before, received };
}

/** What another device hands over by the address, if it does: opened at once where the visitor has nothing here. */
async function receive({ session }: Request) {
  if (isPresented(session) || !location.hash.startsWith(FRAGMENT)) return {};
  const { receiveHandOver } = await import('../hand-over/receive-hand-over.ts');
  return receiveHandOver(location.hash, session);
}

/** Whether the tab is in present mode: visitors of a stand get to other rows by no address. */
const isPresented = (session: SessionState | undefined): session is SessionState =>
  session?.isPresented === true && isTabDatabase(session.storage ?? '');

/**
 * What the address asks for goes before the session's state. Following a link begins a scenario in a new database; a
 * reload continues in the tab's database.
 */
async function chooseState(
  { requested: asksFor, session, isReturn = isReloadOrHistory() }: Request,
  now: Date,
): Promise<ChosenState> {
  const isFixed = isPresented(session);
  const requested = isFixed ? undefined : asksFor;
  const asked = parseDemoState(new URLSearchParams(requested ?? session?.text));
  const built = parseDemoState(
    new URLSearchParams({ live: import.meta.env.VITE_LIVE_PATHS ?? '' }),
  );
  const mistakes = [...asked.mistakes, ...built.mistakes];
  const refused = requested === undefined ? undefined : refusedLivePaths(asked.state);
  if (refused !== undefined) mistakes.push(refused);
  const state = refused === undefined ? asked.state : { ...asked.state, live: undefined };
  const livePaths = state.live ?? built.state.live ?? [];
  const text = formatDemoState(state);

  const isContinued = (requested === undefined || isReturn) && session?.text === text;
  // Session storage may hold anything, such as the name of the visitor's own database.
  const kept =
    isContinued && session.storage !== undefined && isTabDatabase(session.storage)
      ? session.storage
      : undefined;
  const keptAhead = isContinued && isAhead(session.ahead) ? session.ahead : undefined;
  const ahead = state.clock === undefined ? undefined : (keptAhead ?? aheadOf(state.clock, now));
  const cameByLink = requested !== undefined || kept !== undefined;
  const isFromLink = requested !== undefined || session?.isFromLink === true;
  const chosen = { state, text, mistakes, ahead, livePaths, isFixed, isFromLink };
  if (!isFixed && !needsTabDatabase(state) && !(cameByLink && inventsResponses(state))) {
    return { ...chosen, storage: DATABASE_NAME };
  }

  const storage = kept ?? newTabDatabase();
  // Where locks are refused the tab does without: its database may be deleted while it is open.
  await claimTabDatabase(storage).catch(() => {});
  return { ...chosen, storage };
}

/** Why the calls that an address names do not go to a real server. */
function refusedLivePaths({ live = [] }: DemoState): string | undefined {
  return isMadeForRealServer() || live.length === 0
    ? undefined
    : `"live=${formatLivePaths(live)}" by an address needs a build with VITE_LIVE_PATHS; Backstage can set it.`;
}

async function startChosen(chosen: ChosenState, options: StartOptions): Promise<DemoBackend> {
  const { state, text, mistakes, storage, ahead, isFromLink } = chosen;
  const { clock } = options;
  const handed = await handedOver(state);
  const backend = await createBackend({
    ...options,
    isModelDeferred: import.meta.env.PROD,
    storage,
    seededOn: handed?.rows.seededOn,
    setup: handed?.setup ?? setupOf(state),
    random: seededRandom(RANDOM_SEED),
    clock: ahead === undefined ? clock : clockAhead(ahead, clock),
  });
  const user = handed ? handed.user : scenarioUser(state);
  applyToTab(chosen, backend.database.isNew ? (user ?? null) : undefined, clock());
  return { backend, storage, text, mistakes, ahead, isFromLink };
}

/** What was handed over with a state: the setup with its rows, and who is signed in. */
async function handedOver(state: DemoState) {
  if (state.handed === undefined) return undefined;
  const { parseHandedRows, seededUser, withHandedRows } =
    await import('../hand-over/handed-rows.ts');
  const rows = parseHandedRows(state.handed);
  return { rows, setup: withHandedRows(setupOf(state), rows), user: seededUser(rows.username) };
}

/** The shop as it is, where a state cannot be shown: Backstage then opens and says why. */
function startWithout(
  { text, mistakes }: ChosenState,
  { message }: Error,
  options: StartOptions,
): DemoBackend {
  writeSessionState(undefined);
  const mistake = `"${excerpt(text, 200)}" cannot be shown: ${message}`;
  const backend = launchBackend({ ...options, storage: DATABASE_NAME });
  return {
    backend,
    storage: DATABASE_NAME,
    text: '',
    mistakes: [...mistakes, mistake],
    isFromLink: true,
  };
}

/** The same backend, in whose place a real server answers the calls of some paths. */
async function withRealServer(demo: DemoBackend, { livePaths }: ChosenState): Promise<DemoBackend> {
  if (livePaths.length === 0) return demo;
  backendState.setState({ areCallsReal: true });
  const { connectRealServer } = await import('../real-server/real-server.ts');
  return { ...demo, livePaths, ...connectRealServer(demo.backend, livePaths) };
}

/**
 * Stores the state for the tab's next page, and tells this one what its clock is.
 * @param user who is signed in in a new database, null for nobody; undefined where it goes on
 */
function applyToTab(
  { text, storage, ahead, isFixed, isFromLink }: ChosenState,
  user: User | null | undefined,
  now: Date,
): void {
  const tabDatabase = isTabDatabase(storage) ? storage : undefined;
  if (!isFixed)
    writeSessionState(text === '' ? undefined : { text, storage: tabDatabase, ahead, isFromLink });
  if (ahead !== undefined) document.documentElement.dataset.clockAhead = String(ahead);
  if (!tabDatabase) return;
  isolateSession(user);
  // In the background: where it fails, old databases are deleted by a later visit.
  noteTabUse(tabDatabase, now)
    .then(() => sweepTabDatabases(now))
    .catch(() => {});
}

function isReloadOrHistory(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}
