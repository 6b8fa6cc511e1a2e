// `node .stryker/run.mjs` for all folders, `node .stryker/run.mjs domain db` for some. `--concurrency=1` leaves
// processors free, `--force` runs again what an earlier run has answered.
import { Stryker } from '@stryker-mutator/core';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { folders } from './folders.mjs';

const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string' }, force: { type: 'boolean', default: false } },
});
const names = positionals.length > 0 ? positionals : Object.keys(folders);
const unknown = names.filter((name) => !Object.hasOwn(folders, name));
if (unknown.length > 0) {
  throw new Error(`No folder is called ${unknown}. There are: ${Object.keys(folders)}.`);
}

/**
 * Stryker takes over an earlier result where the code and the tests that covered it are the same. It does not see
 * that new tests reach a mutant that runs as its module loads, or one that no test reached.
 */
function forgetUncertain(incrementalFile) {
  if (!existsSync(incrementalFile)) return;
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8'));
  for (const file of Object.values(report.files)) {
    file.mutants = file.mutants.filter(
      (mutant) => !mutant.static && mutant.status !== 'NoCoverage',
    );
  }
  writeFileSync(incrementalFile, JSON.stringify(report));
}

/** @returns every mutant of the folder, with what became of it */
function mutate(name) {
  const { files, tests } = folders[name];
  const incrementalFile = `.cache/stryker/${name}.json`;
  forgetUncertain(incrementalFile);
  // For vitest.config.mjs, in the test runner's processes.
  process.env.MUTATION_TESTS = tests.join(' ');
  return new Stryker({
    mutate: [`${files}/*.ts`, `!${files}/*.test.ts`],
    testRunner: 'vitest',
    vitest: { configFile: '.stryker/vitest.config.mjs', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './.stryker/message-texts.mjs'],
    ignorers: ['message-texts'],
    // Stryker rewrites this file with TypeScript's JavaScript API, which TypeScript 7 does not have.
    tsconfigFile: '.stryker/no-tsconfig.json',
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile,
    force: values.force,
    ...(values.concurrency && { concurrency: Number(values.concurrency) }),
    tempDirName: '.cache/stryker/sandbox',
    ignorePatterns: ['.cache', 'dist', 'dist-single', 'public', 'src/e2e', 'fixtures/painter'],
    timeoutMS: 10_000,
    thresholds: { high: 100, low: 0, break: null },
    warnings: { slow: false },
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportTests: false,
      reportScoreTable: false,
    },
    htmlReporter: { fileName: `.cache/stryker/${name}.html` },
  }).runMutationTest();
}

function rowOf(name, mutants, minutes) {
  const count = (statuses) => mutants.filter(({ status }) => statuses.has(status)).length;
  const noticed = count(NOTICED);
  const unnoticed = count(UNNOTICED);
  return {
    noticed,
    unnoticed,
    'left out': mutants.length - noticed - unnoticed,
    score: Number(((100 * noticed) / (noticed + unnoticed)).toFixed(1)),
    least: folders[name].least,
    minutes: Number(minutes.toFixed(1)),
  };
}

const table = {};
for (const name of names) {
  const start = performance.now();
  const mutants = await mutate(name);
  table[folders[name].files] = rowOf(name, mutants, (performance.now() - start) / 60_000);
}
console.table(table);
// Written so that a folder without a score, NaN, fails.
if (!Object.values(table).every(({ score, least }) => score >= least)) process.exitCode = 1;
