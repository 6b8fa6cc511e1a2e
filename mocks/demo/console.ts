import { readRows } from '#mocks/backend/db/read-rows.ts';
import { type RowOf, type TableName, tableNames } from '#mocks/backend/db/tables.ts';
import type { LoggedCall } from '#mocks/backend/server/call-log.ts';
import { parseClock } from './state/clock.ts';
import { formatLatencies, parseLatencies } from './state/call-latency.ts';
import { overriddenTwice, formatOverride, parseEndpoint, parseOverride } from './state/override.ts';
import { scenarioNames, scenarios } from './state/scenarios/scenarios.ts';
import { parseScenarioName } from './state/demo-state.ts';
import { DEFAULT_MINUTES, parseMinutes } from './present/minutes.ts';
import { parseLivePaths } from './real-server/live-paths.ts';
import {
  needsConsent,
  REAL_SERVER_NOTE,
  REAL_SERVER_QUESTION,
} from './real-server/real-server-consent.ts';
import { toOverride, type ResponseOverride } from './state/response-options.ts';
import type { DemoControls } from './demo-controls.ts';
import { IMPORT_QUESTION } from './rows/import-rows.ts';
import { countOwnRows } from './rows/own-rows.ts';

/** `window.vernissage`: the demo's tools for the browser's console. A change of scenarios or rows reloads the page. */
interface DemoConsole {
  /** Lists these functions and the scenarios. */
  help: () => string;
  /** Opens Backstage. */
  backstage: () => void;
  /** Applies scenarios, in this order: `scenario('full-cart', 'slow')`; `scenario()` removes all. */
  scenario: (...names: string[]) => void;
  /** Replaces responses from now on: `fail('POST /api/orders:500 once')`; `fail()` ends it. */
  fail: (...overrides: string[]) => readonly string[];
  /**
   * Replaces the response of one call from now on: `respond('GET /api/artists', { body: [] })`; null ends it.
   * @returns what replaces responses now, as `fail` reads it
   */
  respond: (call: string, response: ResponseOverride | null) => readonly string[];
  /** Delays calls: `latency('800±200')`, `latency('POST /api/orders:1500')`; `latency()` ends it. */
  latency: (text?: number | string) => string;
  /** Sends calls to a real server: `live('/api/artworks*')`; `live()` ends it. */
  live: (...paths: string[]) => void;
  /** Ends all that `fail`, `respond` and `latency` have set. */
  clear: () => void;
  /** Sets the day or moment that the backend takes for now: `clock('2026-12-24')`; `clock()` ends it. */
  clock: (text?: string) => Promise<void>;
  /** Asks, empties cart, orders and accounts, and signs out. @returns what has become of it */
  reset: () => Promise<string>;
  /** Brings back what `reset()` or `import()` has replaced, in the ten seconds after it. */
  undo: () => Promise<void>;
  /** Cart, orders and accounts as JSON text. */
  export: () => Promise<string>;
  /** Asks, and replaces them with the text of an `export`. @returns what has become of it */
  import: (text: string) => Promise<string>;
  /** Saves the collection with your edits as a ZIP. @returns what was saved, or why nothing was */
  saveCollection: () => Promise<string>;
  /** The last hundred calls, secrets masked. */
  calls: () => readonly LoggedCall[];
  /** The stored rows of a table: `rows('orders')`. */
  rows: <Name extends TableName>(table: Name) => Promise<readonly Readonly<RowOf<Name>>[]>;
  /** Begins present mode: after so many idle minutes (3) the shop is again as it is now. */
  present: (minutes?: number | string) => Promise<void>;
  /** An address that opens this page in this state. */
  link: () => Promise<string>;
}

declare global {
  interface Window {
    /** Present once the page is idle, and only while the backend lives in the browser. */
    vernissage?: DemoConsole;
  }
}

/** Its functions throw an Error for a wrong name or text, saying which ones there are. */
export function createConsole(controls: DemoControls, openBackstage: () => void): DemoConsole {
  const { database, log } = controls.backend;
  return {
    help: () => HELP,
    backstage: openBackstage,
    scenario: (...names) => controls.applyScenarios(names.map(parseScenarioName)),
    fail(...texts) {
      const overrides = texts.map(parseOverride);
      const [mistake] = overriddenTwice(overrides);
      if (mistake) throw new Error(mistake);
      controls.setConditions({ overrides });
      return overrides.map(formatOverride);
    },
    respond(call, response) {
      const override = response === null ? undefined : toOverride(call, response);
      controls.setOverride(parseEndpoint(call), override);
      return controls.state.getState().overrides.map(formatOverride);
    },
    latency(text) {
      const latencies = text === undefined ? [] : parseLatencies(String(text));
      controls.setConditions({ latencies });
      return formatLatencies(latencies) || '0';
    },
    live(...texts) {
      const paths = texts.flatMap(parseLivePaths);
      const mayBeSent =
        !needsConsent(paths) || confirm(`${REAL_SERVER_QUESTION} ${REAL_SERVER_NOTE}`);
      if (mayBeSent) controls.setLivePaths(paths);
    },
    clear: () => controls.clearConditions(),
    clock: async (text) => controls.setClock(text === undefined ? undefined : parseClock(text)),
    async reset() {
      // Rows that cannot be read can be reset all the same.
      const counts = await countOwnRows(database).catch(() => []);
      if (!agreesTo(controls.resetQuestion, counts)) return 'Nothing was reset.';
      await controls.reset();
      return 'Reset.';
    },
    async undo() {
      const { undo } = controls.dataUndo.getState();
      if (!undo)
        throw new Error(
          'There is nothing to undo: a reset or an import can be undone for ten seconds.',
        );
      await undo();
    },
    export: () => controls.exportData(),
    async import(text) {
      const pending = await controls.readImport(text);
      // oxlint-disable-next-line no-alert -- nothing else asks in a console
      if (!agreesTo(IMPORT_QUESTION, pending.facts)) return 'Nothing was imported.';
      await pending.replace();
      return 'Imported.';
    },
    saveCollection: async () => (await import('./collection/save-collection.ts')).saveCollection(),
    calls: () => log.calls,
    rows: async (table) => readRows(database, parseTableName(table)),
    present: async (minutes = DEFAULT_MINUTES) => controls.present(parseMinutes(String(minutes))),
    link: () => controls.link(),
  };
}

/** Asks with the rows of each table. */
const agreesTo = (question: string, facts: readonly (readonly [string, string | number])[]) =>
  confirm([question, '', ...facts.map(([label, value]) => `${label}: ${value}`)].join('\n'));

/** @throws Error with the names there are */
function parseTableName<Name extends TableName>(name: Name): Name {
  if (tableNames.includes(name)) return name;
  throw new Error(`"${name}" is no table. There are: ${tableNames.join(', ')}.`);
}

const HELP = `The demo's own tools. Backstage has them too: F2, or Alt+Shift+D.

vernissage.scenario('full-cart', 'slow')   put scenarios on; scenario() takes all off
vernissage.fail('POST /api/orders:500')    have calls fail: a status, network, never;
                                           as-is; then once, 2x, after 3, 20%, latency 800±200,
                                           header Retry-After:60, body {}; fail() ends it
vernissage.respond('GET /api/artists', {   replace the response of a call; what is left out stays
  status: 200, body: [], times: 1,         as it is; null in place of {…} ends it
  headers: { 'X-Trace': '7' }, delay: 800 })
vernissage.latency('800±200')              have calls wait, or one: 'POST /api/orders:1500';
                                           latency() ends it
vernissage.live('/api/artworks*')          have a real server answer calls; live() ends it
vernissage.clear()                         end all of fail(), respond() and latency()
vernissage.clock('2026-12-24')             what the backend takes for today; clock() ends it
vernissage.present(5)                      present mode: after 5 idle minutes the shop is again as it
                                           is now; Ctrl+Alt+Shift+X and the word leave end it
await vernissage.link()                    an address of this page in this state, with the cart
vernissage.reset()                         empty cart, orders and accounts; asks first
vernissage.undo()                          undo a reset or an import, for ten seconds
vernissage.export()                        all of them as JSON: copy(await vernissage.export())
vernissage.import(text)                    replace all of them with an export; asks first
vernissage.saveCollection()                store the collection with your edits as a ZIP, which is
                                           a folder for npm run fixtures -- --own
vernissage.calls()                         the last hundred calls
vernissage.rows('orders')                  stored rows: ${tableNames.join(', ')}
vernissage.backstage()                     open the panel

Scenarios:
${scenarioNames.map((name) => `  ${name.padEnd(20)}${scenarios[name].description}`).join('\n')}
`;
