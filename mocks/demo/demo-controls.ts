import { deleteDB } from 'idb';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readBackup, writeBackup } from '#mocks/backend/db/backup.ts';
import { offerUndo, putAside, type DataUndo } from './rows/data-undo.ts';
import { type PendingImport, readImport } from './rows/import-rows.ts';
import {
  type SessionState,
  writeSessionState,
  withoutStateParameters,
} from './state/session-state.ts';
import { backendState } from '#mocks/transport/backend-state.ts';
import { announceCartOnLeave, changedCalls, refreshShop } from './refresh-shop.ts';
import type { DemoBackend } from './start-demo-backend.ts';
import type { ScenarioName } from './state/scenarios/scenarios.ts';
import { applyConditions, inventsResponses, needsTabDatabase } from './state/backend-setup.ts';
import { parseClock } from './state/clock.ts';
import type { Override } from './state/override.ts';
import { localDay } from '#src/domain/local-time.ts';
import { daysAfter } from '#mocks/backend/db/calendar.ts';
import { isTabDatabase, newTabDatabase } from './state/tab-database.ts';
import { copySession, writeSession } from './state/tab-session.ts';
import {
  DEFAULT_STATE,
  type DemoState,
  formatDemoState,
  parseDemoState,
} from './state/demo-state.ts';
import type { LivePath } from './real-server/live-paths.ts';

/** The page's backend and what Backstage and the console can do to it. */
export interface DemoControls extends DemoBackend {
  state: StoreApi<DemoState>;
  /** A scenario is applied, and the database is one that only this tab uses. */
  usesTabDatabase: boolean;
  /** Replaces the scenarios; the page reloads with them. */
  applyScenarios: (scenarios: readonly ScenarioName[]) => void;
  /**
   * Replaces overrides or latencies from the next call on. The shop asks again for what it shows of a call with another
   * override.
   */
  setConditions: (changes: Partial<Pick<DemoState, 'overrides' | 'latencies'>>) => void;
  /** Replaces the override of one call, or ends it. */
  setOverride: (call: Override['endpoint'], override: Override | undefined) => void;
  /** Ends all overrides and latencies but those of a scenario. */
  clearConditions: () => void;
  /** Ends whatever is not as usual; the page reloads with the visitor's own shop. */
  endState: () => void;
  /** Sends the calls of these paths to a real server; the page reloads. */
  setLivePaths: (paths: readonly LivePath[]) => void;
  /** What the backend takes for today, `2026-12-05`. */
  today: () => string;
  /** Sets the day or moment that the backend takes for now, undefined for the real one; the page reloads. */
  setClock: (clock: string | undefined) => Promise<void>;
  /** The same, so many days after its present one. */
  moveClock: (days: number) => Promise<void>;
  /** Shows the rows of the collection that were edited in this browser; the page reloads. */
  showEdits: () => Promise<void>;
  /** What is asked before a reset. */
  resetQuestion: string;
  /** Puts the rows back to those of a first visit or of the scenario's beginning; the page reloads. */
  reset: () => Promise<void>;
  /** Undoes the reset or the import that has led to this page, for ten seconds. */
  dataUndo: DataUndo;
  /** Cart, orders and accounts as JSON text. @throws Error where rows are not durable */
  exportData: () => Promise<string>;
  /** Reads an export, which replaces all of them when that is confirmed. @throws Error saying what is wrong */
  readImport: (text: string) => Promise<PendingImport>;
  /** Begins present mode with the shop as it is, which returns to that after so many idle minutes (0.1 to 120). */
  present: (minutes: number) => Promise<void>;
  /** An address that opens this page in this state, on another device too. @throws Error where it would be too long */
  link: () => Promise<string>;
  /** Goes on in another state, from its beginning; the page reloads. */
  openState: (next: DemoState) => void;
}

/** @param restart reloads the page, which also empties the client's cache and session */
export function createDemoControls(
  demo: DemoBackend,
  restart: () => void = reloadPage,
): DemoControls {
  const { backend, storage, ahead } = demo;
  const state = createStore(() => parseDemoState(new URLSearchParams(demo.text)).state);
  const usesTabDatabase = needsTabDatabase(state.getState()) || isTabDatabase(storage);

  const requireDurable = () => {
    if (backend.database.mode === 'durable') return;
    throw new Error('Nothing is kept for this page, so there is no data to carry.');
  };

  /** The database of this tab for another state; the visitor's rows go along into a new one. */
  async function tabDatabaseFor(next: DemoState): Promise<string | undefined> {
    if (!needsTabDatabase(next) && !(usesTabDatabase && inventsResponses(next))) return undefined;
    if (usesTabDatabase) return storage;
    const copy = newTabDatabase();
    if (backend.database.mode === 'durable') {
      await writeBackup(copy, await readBackup(storage));
      copySession();
    }
    return copy;
  }

  /** Goes on in another state with the rows that there are now; the page reloads. */
  async function changeTo(changes: Partial<DemoState>) {
    const next = { ...state.getState(), ...changes };
    const database = await tabDatabaseFor(next);
    const keepsClock = next.clock === state.getState().clock;
    storeState(next, { storage: database, ahead: keepsClock ? ahead : undefined });
    restart();
  }

  const setClock = async (clock: string | undefined) =>
    changeTo({ clock: clock === undefined ? undefined : parseClock(clock) });

  /** In a new database; responses that came by a link never go over to the visitor's own. */
  const beginAgain = (next: DemoState) =>
    storeState(next, {
      storage: usesTabDatabase && inventsResponses(next) ? newTabDatabase() : undefined,
    });
  /** In the database that is open. */
  const goOn = (next: DemoState) =>
    storeState(next, { storage: usesTabDatabase ? storage : undefined, ahead });

  const setConditions: DemoControls['setConditions'] = (changes) => {
    const { overrides } = state.getState();
    state.setState(changes);
    const next = state.getState();
    applyConditions(backend.conditions, next, overrides);
    goOn(next);
    refreshShop(changedCalls(overrides, next.overrides));
  };

  const openState = (next: DemoState) => {
    beginAgain(next);
    // The button that opens Backstage is at the end of the page, and what is shown begins at its top.
    window.scrollTo(0, 0);
    restart();
  };

  const today = () => localDay(backend.clock());

  return {
    ...demo,
    state,
    usesTabDatabase,
    applyScenarios(scenarios) {
      openState({ ...state.getState(), scenarios: scenarios.filter((name) => name !== 'fresh') });
    },
    endState: () => openState(DEFAULT_STATE),
    setConditions,
    setOverride(call, override) {
      const others = state.getState().overrides.filter(({ endpoint }) => endpoint !== call);
      setConditions({ overrides: override ? [...others, override] : others });
    },
    clearConditions: () => setConditions({ overrides: [], latencies: [] }),
    setLivePaths(paths) {
      // An empty list is a state of its own only where the build has paths.
      const isUnsaid = paths.length === 0 && !import.meta.env.VITE_LIVE_PATHS;
      const live = isUnsaid ? undefined : paths;
      goOn({ ...state.getState(), live });
      restart();
    },
    today,
    setClock,
    moveClock: (days) => setClock(daysAfter(today(), days)),
    showEdits() {
      const others = state.getState().scenarios.filter((name) => name !== 'edited');
      // First, because an edit counts where it finds the row of the build.
      return changeTo({ scenarios: ['edited', ...others] });
    },
    dataUndo: offerUndo(demo.text, restart),
    resetQuestion: usesTabDatabase
      ? 'Begin again with the rows that this state starts with?'
      : 'Remove everything you left in the shop?',
    async reset() {
      const text = formatDemoState(state.getState());
      // What cannot be kept for an undo, because it cannot be read, can be reset all the same.
      if (backend.database.mode === 'durable')
        await putAside('reset', { text, storage, ahead }).catch(() => {});
      backend.close();
      // A scenario begins again in a new database; a later sweep deletes this one.
      beginAgain(state.getState());
      if (!usesTabDatabase) {
        const { name } = backend.database;
        // Also on a full disk, where what was stored before would come back; a newer build's is left alone.
        if (name && backendState.getState().storage !== 'newer') await deleteDB(name);
        writeSession({});
        announceCartOnLeave();
      }
      restart();
    },
    async exportData() {
      requireDurable();
      return `${JSON.stringify(await readBackup(storage, localDay(new Date())), null, 2)}\n`;
    },
    async readImport(text) {
      requireDurable();
      const shop = { ...demo, text: formatDemoState(state.getState()) };
      return readImport(text, shop, restart);
    },
    present: async (minutes) =>
      (await import('./present/open-prepared.ts')).startPresenting(demo, minutes),
    async link() {
      const { linkOf } = await import('./hand-over/make-link.ts');
      return linkOf(demo, state.getState());
    },
    openState,
  };
}

function storeState(state: DemoState, tab: Omit<SessionState, 'text'>): void {
  const text = formatDemoState(state);
  writeSessionState(text === '' ? undefined : { text, ...tab });
  // The address may ask for the state before, and would go before the session's at the next reload.
  history.replaceState(history.state, '', withoutStateParameters(location.href));
}

/** Reloads the page, and opens Backstage again where it was open, at the same section. */
function reloadPage() {
  const url = new URL(location.href);
  const panel = document.querySelector<HTMLElement>('[data-backstage]');
  if (panel) url.searchParams.set('backstage', panel.dataset.backstage ?? '');
  history.replaceState(history.state, '', url);
  location.reload();
}
