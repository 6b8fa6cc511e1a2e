// Adds up the reports of all suites. A step that failed counts as one failure, and so does a suite that
// failed without naming a test: one that crashed, or left no report.
import { readFileSync } from 'node:fs';

const [
  failedSteps,
  unit,
  unitReport,
  integration,
  integrationReport,
  browser,
  browserReport,
  hosts,
  hostsReport,
] = process.argv.slice(2);

const ofVitest = ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests];
const ofPlaywright = ({ stats }) => [stats.expected, stats.unexpected + stats.flaky];

const counts = [
  count(unit, unitReport, ofVitest),
  count(integration, integrationReport, ofVitest),
  count(browser, browserReport, ofPlaywright),
  count(hosts, hostsReport, ofVitest),
];
const passed = sum(counts.map((suite) => suite.passed));
const failed = sum(counts.map((suite) => suite.failed)) + Number(failedSteps);

process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`${passed} passed, ${failed} failed\n`);

function count(outcome, report, read) {
  let numbers = [0, 0];
  try {
    numbers = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    outcome = 'failed';
  }
  return { passed: numbers[0], failed: Math.max(numbers[1], outcome === 'failed' ? 1 : 0) };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
