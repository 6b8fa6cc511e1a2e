// Adds up the reports of all suites. A step that failed counts as one failure, and so does a suite that
// failed without naming a test: one that crashed, left no report, or in which no test has passed.
import { readFileSync } from 'node:fs';

const [failedSteps, ...suites] = process.argv.slice(2);

const counts = [];
for (let at = 0; at < suites.length; at += 2) counts.push(count(suites[at], suites[at + 1]));
const passed = sum(counts.map((suite) => suite.passed));
const failed = sum(counts.map((suite) => suite.failed)) + Number(failedSteps);

process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`${passed} passed, ${failed} failed\n`);

/** The tests that passed and failed in a report of Vitest or of Playwright. */
function read({ stats, numPassedTests, numFailedTests }) {
  return stats
    ? [stats.expected, stats.unexpected + stats.flaky]
    : [numPassedTests, numFailedTests];
}

function count(outcome, report) {
  let numbers = [0, 0];
  try {
    numbers = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    outcome = 'failed';
  }
  const [right, wrong] = numbers;
  const isProven = outcome !== 'failed' && right > 0;
  return { passed: right, failed: Math.max(wrong, isProven ? 0 : 1) };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
