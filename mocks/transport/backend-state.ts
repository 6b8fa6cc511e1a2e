import { SITE_EVENTS } from '#src/contract/site-names.ts';
import { createStore } from 'zustand/vanilla';

/** What is known of the way in which calls are answered, for the demo's own controls. */
export interface BackendState {
  /** Who takes the calls now: the page, or the service worker, which brings them to the page. */
  transport: 'page' | 'worker';
  /** Why the page takes them, as a sentence; empty when the worker does. */
  reason: string;
  /** Where rows are: kept, ending with the page, or kept by a newer build whose database this one cannot open. */
  storage: 'durable' | 'memory' | 'newer';
  /** Why rows that should outlive the page end with it; empty while they are kept. */
  storageLoss: string;
  /** The build this page belongs to. */
  pageBuild: string;
  /** The build the worker in charge belongs to, once it has said so. */
  workerBuild: string;
  /** All files of the site are kept: it opens without a network. */
  worksOffline: boolean;
  /** A worker of a newer build waits to be let in. */
  isUpdateWaiting: boolean;
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
}));

// For the shop, which knows no backend of its own, the browser tests, and whoever wonders:
// <html data-transport="worker" data-storage="durable" data-update="none">.
const show = ({ transport, storage, isUpdateWaiting }: BackendState) => {
  Object.assign(document.documentElement.dataset, {
    transport,
    storage,
    update: isUpdateWaiting ? 'waiting' : 'none',
  });
  window.dispatchEvent(new Event(SITE_EVENTS.stateChange));
};
backendState.subscribe(show);
show(backendState.getState());

/** Notes that the backend's rows end with the page from here on. */
export function noteStorageLoss(reason: unknown): void {
  // IndexedDB's own name for a database of a higher version than was asked for.
  const isNewer = reason instanceof DOMException && reason.name === 'VersionError';
  backendState.setState({ storage: isNewer ? 'newer' : 'memory', storageLoss: String(reason) });
}
