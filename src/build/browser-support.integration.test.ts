// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsupportedUses, type Use } from './browser-support.ts';

const TIMEOUT_MS = 120_000;

/** The scripts with which a page or a service worker begins, by the settings that TypeScript checks them with. */
const SCRIPTS = {
  'tsconfig.json': ['src/main.tsx', 'src/build/prerender/loader.ts', 'mocks/browser.ts'],
  'mocks/transport/service-worker/sw/tsconfig.json': ['mocks/transport/service-worker/sw/main.ts'],
  'src/build/service-worker/sw/tsconfig.json': ['src/build/service-worker/sw/retired.ts'],
};

/** What a browser may lack because the code around it does without. */
const DONE_WITHOUT: Readonly<Record<string, string>> = {
  'IDBFactory.databases mocks/backend/db/connection.ts': 'a `catch` has no names then',
  'Clipboard.write mocks/panel/panel-controls.tsx': 'it comes with ClipboardItem',
  'ClipboardItem mocks/panel/panel-controls.tsx': '`typeof` asks for it first',
  'requestIdleCallback mocks/transport/quiet.ts': '`in` asks for it first',
  'Navigator.wakeLock mocks/demo/present/hold-screen.ts': 'an `if` asks for it first',
  'WakeLock.request mocks/demo/present/hold-screen.ts': 'the same',
  'HTMLElement.popover mocks/panel/present/cover-page.ts': '`showPopover?.` asks for it first',
};

function optionsOf(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, join(file, '..')).options;
}

const formatUse = ({ feature, place, missing }: Use) =>
  `${feature} ${relative('.', place)} is not in ${missing.join(', ')}`;

const folder = mkdtempSync(join(tmpdir(), 'vernissage-'));
afterAll(() => rmSync(folder, { recursive: true }));

test(
  'What the oldest browsers lack is found: members, statics, globals, parts of a mixin',
  () => {
    const script = join(folder, 'script.ts');
    writeFileSync(
      script,
      `
      export const size = new URLSearchParams('a=1').size;
      export const url = URL.canParse('x');
      export const { any } = AbortSignal;
      export const sorted = [2, 1].toSorted();
      export const groups = Map.groupBy([1], String);
      export const task = () => requestIdleCallback(() => {});
      export const bytes = () => new Response('').bytes();
      // Asked for, and old.
      export const estimate = navigator.storage.estimate?.();
      export const text = new Response('').text().then((one) => one.replaceAll('a', 'b').at(-1));
      `,
    );
    const found = unsupportedUses([script], optionsOf('tsconfig.json'));
    expect(found.map(({ feature, missing }) => [feature, ...missing])).toEqual([
      ['URLSearchParams.size', 'chrome 111', 'safari 16.4', 'safari_ios 16.4'],
      ['URL.canParse', 'chrome 111', 'firefox 114', 'safari 16.4', 'safari_ios 16.4'],
      ['AbortSignal.any', 'chrome 111', 'firefox 114', 'safari 16.4', 'safari_ios 16.4'],
      ['Array.toSorted', 'firefox 114'],
      ['MapConstructor.groupBy', 'chrome 111', 'firefox 114', 'safari 16.4', 'safari_ios 16.4'],
      ['requestIdleCallback', 'safari 16.4', 'safari_ios 16.4'],
      ['Body.bytes', 'chrome 111', 'firefox 114', 'safari 16.4', 'safari_ios 16.4'],
    ]);
  },
  TIMEOUT_MS,
);

let uses: Use[];
beforeAll(() => {
  uses = Object.entries(SCRIPTS).flatMap(([config, scripts]) =>
    unsupportedUses(scripts, optionsOf(config)),
  );
}, TIMEOUT_MS);

test('The scripts of the site use nothing that the oldest promised browsers lack', () => {
  const isDoneWithout = ({ feature, place }: Use) =>
    Object.hasOwn(DONE_WITHOUT, `${feature} ${relative('.', place).replace(/:\d+$/, '')}`);
  expect(uses.filter((use) => !isDoneWithout(use)).map(formatUse)).toEqual([]);
});

test('Each exception is of a use', () => {
  const used = uses.map(({ feature, place }) => `${feature} ${relative('.', place)}`);
  const stale = Object.keys(DONE_WITHOUT).filter(
    (exception) => !used.some((use) => use.startsWith(`${exception}:`)),
  );
  expect(stale).toEqual([]);
});
