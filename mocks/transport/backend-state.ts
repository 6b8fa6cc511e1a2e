import { SITE_EVENTS } from '#src/site/site-events.ts';
import { createStore } from 'zustand/vanilla';

/** How calls reach the backend and where it stores rows, for Backstage and the shop. */
interface BackendState {
  /** Whether calls are answered in the page directly, or pass through the service worker first. */
  transport: 'page' | 'worker';
  /** Why calls do not pass through the worker, as a sentence; empty when they do. */
  reason: string;
  /** Where rows are: in IndexedDB, in memory, or in memory because a newer build's database cannot be opened. */
  storage: 'durable' | 'memory' | 'newer';
  /** Why rows that should be durable are in memory; empty while they are durable. */
  storageLoss: string;
  /** The build this page belongs to. */
  pageBuild: string;
  /** The build the controlling worker belongs to, once it has said so. */
  workerBuild: string;
  /** All files of the site are cached: it opens without a network. */
  worksOffline: boolean;
  /** A worker of a newer build is waiting. */
  isUpdateWaiting: boolean;
  /** A real server answers some calls, and gets what is entered. */
  areCallsReal: boolean;
}

export const backendState = createStore<BackendState>(() => ({
  transport: 'page',
  reason: 'The worker is not in control yet.',
  storage: 'durable',
  storageLoss: '',
  pageBuild: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '',
  workerBuild: '',
  worksOffline: false,
  isUpdateWaiting: false,
  areCallsReal: false,
}));

// For the shop, which does not import this module, and for browser tests:
// <html data-transport="worker" data-storage="durable" data-update="none" data-calls="mocked">.
const publish = ({ transport, storage, isUpdateWaiting, areCallsReal }: BackendState) => {
  Object.assign(document.documentElement.dataset, {
    transport,
    storage,
    update: isUpdateWaiting ? 'waiting' : 'none',
    calls: areCallsReal ? 'real' : 'mocked',
  });
  window.dispatchEvent(new Event(SITE_EVENTS.stateChange));
};
backendState.subscribe(publish);
publish(backendState.getState());

/** Records that the backend's rows are in memory from now on. */
export function noteStorageLoss(reason: unknown): void {
  // IndexedDB's own name for a database of a higher version than was asked for.
  const isNewer = reason instanceof DOMException && reason.name === 'VersionError';
  backendState.setState({ storage: isNewer ? 'newer' : 'memory', storageLoss: String(reason) });
}
