import { createStore } from 'zustand/vanilla';

/** What is known of the way in which calls are answered, for the demo's own controls. */
export interface BackendState {
  /** Who takes the calls now: the page, or the service worker, which brings them to the page. */
  transport: 'page' | 'worker';
  /** Why the page takes them, as a sentence; empty when the worker does. */
  reason: string;
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
  pageBuild: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '',
  workerBuild: '',
  worksOffline: false,
  isUpdateWaiting: false,
}));

// For the browser tests, and for whoever wonders: <html data-transport="worker">.
const show = ({ transport }: BackendState) => {
  document.documentElement.dataset.transport = transport;
};
backendState.subscribe(show);
show(backendState.getState());
