import { deleteDB } from 'idb';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { USER_KEY } from '#src/contract/site-names.ts';
import { Backup, readBackup, writeBackup } from '#mocks/backend/db/backup.ts';
import { writeSessionState, withoutStateParameters } from './session-state.ts';
import type { DemoBackend } from './demo-backend.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';
import { hasOwnRows } from './staged-backend.ts';
import { parseDemoState, applyConditions, type DemoState, formatDemoState } from './demo-state.ts';
import { parsePart } from '#mocks/backend/server/request-parts.ts';

/** The running shop and what can be done to it, for Backstage and the console. */
export interface DemoControls extends DemoBackend {
  state: StoreApi<DemoState>;
  /** The rows belong to this tab alone, because a scenario is on. */
  hasOwnRows: boolean;
  /** Puts other scenarios on; the shop starts over with them. */
  applyScenarios: (scenarios: readonly ScenarioName[]) => void;
  /** Has calls fail or wait otherwise, from now on. */
  setConditions: (weather: Partial<Pick<DemoState, 'faults' | 'latency'>>) => void;
  /** Empties what was left here, as on a first visit or as the scenario begins; the shop starts over. */
  reset: () => Promise<void>;
  /** Everything left here as JSON text. @throws Error where nothing is kept */
  exportData: () => Promise<string>;
  /** Takes an export instead of what is here; the shop starts over. @throws Error saying what is wrong */
  importData: (text: string) => Promise<void>;
  /** An address that opens this page in this state. */
  link: () => string;
}

/** @param restart starts the shop over, which is also what empties the client's cache and session */
export function createDemoControls(
  shop: DemoBackend,
  restart: () => void = reloadPage,
): DemoControls {
  const { backend, storage } = shop;
  const state = createStore(() => parseDemoState(new URLSearchParams(shop.text)).staging);
  const ownRows = hasOwnRows(state.getState());

  const requireDurable = () => {
    if (backend.database.mode === 'durable') return;
    throw new Error('Nothing is kept for this page, so there is no data to carry.');
  };

  return {
    ...shop,
    state,
    hasOwnRows: ownRows,
    applyScenarios(scenarios) {
      keep({ ...state.getState(), scenarios: scenarios.filter((name) => name !== 'fresh') });
      restart();
    },
    setConditions(weather) {
      state.setState(weather);
      const next = state.getState();
      applyConditions(backend.conditions, next);
      keep(next, ownRows ? storage : undefined);
    },
    async reset() {
      backend.close();
      // A scenario begins anew in a new database; the one it leaves is swept up.
      keep(state.getState());
      if (!ownRows) {
        const { mode, name } = backend.database;
        if (mode === 'durable' && name) await deleteDB(name);
        localStorage.removeItem(USER_KEY);
      }
      restart();
    },
    async exportData() {
      requireDurable();
      return `${JSON.stringify(await readBackup(storage), null, 2)}\n`;
    },
    async importData(text) {
      requireDurable();
      await writeBackup(storage, parsePart(Backup, jsonOf(text), 'file'));
      restart();
    },
    link() {
      const url = new URL(withoutStateParameters(location.href));
      url.searchParams.delete('backstage');
      url.search = [String(url.searchParams), formatDemoState(state.getState())]
        .filter(Boolean)
        .join('&');
      return url.href;
    },
  };
}

function keep(staging: DemoState, storage?: string): void {
  const text = formatDemoState(staging);
  writeSessionState(text === '' ? undefined : { text, storage });
  // What the address asked for is no longer so, and it would win at the next reload.
  history.replaceState(history.state, '', withoutStateParameters(location.href));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The file is no JSON.');
  }
}

/** Reloads, and opens Backstage again where it was open. */
function reloadPage() {
  const url = new URL(location.href);
  if (document.querySelector('[data-backstage]')) url.searchParams.set('backstage', '');
  history.replaceState(history.state, '', url);
  location.reload();
}
