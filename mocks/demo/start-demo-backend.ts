import { DATABASE_NAME, DEMO_STATE_KEY } from '#src/site/storage-names.ts';
import { type Backend, launchBackend } from '#mocks/backend/create-backend.ts';
import type { SeedSource } from '#mocks/backend/db/catalog-tables.ts';
import { noteStorageLoss as onStorageLost } from '#mocks/transport/backend-state.ts';
import { fetchCollection } from './collection/fetch-collection.ts';
import type { HandOver } from './hand-over/hand-over.ts';
import type { LivePath } from './real-server/live-paths.ts';
import type { SendReal } from './real-server/real-server.ts';
import { FRAGMENT, isKeptInTab, stateParameters } from './state/asked-state.ts';
import type { StoredEntries } from './state/stored-entries.ts';

/** The backend of a page, and the demo state it was started in. */
export interface DemoBackend {
  backend: Backend;
  /** The name of its IndexedDB database. */
  storage: string;
  /** The demo state as `formatDemoState` writes it; empty for the default state. */
  text: string;
  /** What could not be read of the state that was asked for. */
  mistakes: readonly string[];
  /** What the address hands over: it is open, or the visitor is asked first. */
  received?: { handOver: HandOver; asksFirst: boolean } | undefined;
  /** What the tab's session storage held before the state was applied. */
  before?: StoredEntries | undefined;
  /** How many milliseconds the state's clock is ahead of the real one. */
  ahead?: number | undefined;
  /** Whether an address has asked for the state; undefined for an ordinary visit, which has none. */
  isFromLink?: boolean;
  /** The calls that a real server answers. */
  livePaths?: readonly LivePath[];
  /** Sends them there. */
  sendReal?: SendReal;
}

/** Only tests set these: the defaults are those of the page. */
interface StartOptions {
  collection?: SeedSource;
  clock?: () => Date;
  /** The query of the address. */
  search?: string;
  /** The page was reloaded or reached through the history, not by following a link. */
  isReturn?: boolean;
}

/**
 * Starts the page's backend, in the demo state that the address asks for or this tab was in before. Without a state it
 * does not wait for any rows: each call waits for its own.
 */
export async function startDemoBackend({
  collection = fetchCollection(),
  clock = () => new Date(),
  search = location.search,
  isReturn,
}: StartOptions = {}): Promise<DemoBackend> {
  // The build has checked the fixtures, and a test what the scenarios make of them.
  const options = { collection, isCollectionChecked: true, clock, onStorageLost };
  const requested = stateParameters(search);
  if (
    requested === undefined &&
    !isKeptInTab(DEMO_STATE_KEY) &&
    !location.hash.startsWith(FRAGMENT) &&
    !import.meta.env.VITE_LIVE_PATHS
  ) {
    const backend = launchBackend({ ...options, storage: DATABASE_NAME });
    return { backend, storage: DATABASE_NAME, text: '', mistakes: [] };
  }

  // An ordinary visit does not load the scenarios.
  const { startInState } = await import('./state/requested-state.ts');
  return startInState({ requested, isReturn }, options);
}
