// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Counts the tests of one suite as `.ci/run` does. */
function count(outcome: string, report: object | string | undefined, failedSteps = 0) {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  if (report !== undefined) {
    writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  }
  const command = ['.ci/count.mjs', `${failedSteps}`, outcome, file];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return [status, stdout.trim()];
}

const vitest = (numPassedTests: number, numFailedTests = 0) => ({ numPassedTests, numFailedTests });
const playwright = (expected: number, unexpected = 0, flaky = 0) => ({
  stats: { expected, unexpected, flaky, skipped: 3 },
});

test.each([
  ['tests of Vitest that passed', 'passed', vitest(7), [0, '7 passed, 0 failed']],
  ['journeys that passed', 'passed', playwright(7), [0, '7 passed, 0 failed']],
  ['a test that failed', 'failed', vitest(7, 2), [1, '7 passed, 2 failed']],
  [
    'a journey that passed at the second try',
    'passed',
    playwright(7, 0, 1),
    [1, '7 passed, 1 failed'],
  ],
  ['a suite that crashed after its tests', 'failed', vitest(7), [1, '7 passed, 1 failed']],
  ['no report', 'passed', undefined, [1, '0 passed, 1 failed']],
  ['half of a report', 'passed', '{"stats":', [1, '0 passed, 1 failed']],
  ['a report without tests', 'passed', vitest(0), [1, '0 passed, 1 failed']],
  ['journeys that were all skipped', 'passed', playwright(0), [1, '0 passed, 1 failed']],
] as const)('%s', (_what, outcome, report, result) => {
  expect(count(outcome, report)).toEqual(result);
});

test('a step that failed', () => {
  expect(count('passed', vitest(7), 1)).toEqual([1, '7 passed, 1 failed']);
});
