/** `npm run bench -- cold warm --profile=phone --rounds=5`; README.md says what is measured. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { type CallTimes, formatCalls, measureCalls } from './calls.ts';
import { type Comparison, compare, formatComparison, isRegression } from './compare.ts';
import { launchBrowser } from './device.ts';
import { writeFloorPages } from './floor-pages.ts';
import { measures, type VisitPart } from './measures.ts';
import { readOptions } from './options.ts';
import { buildCommit, findCommit } from './other-build.ts';
import { profiles } from './profiles.ts';
import { figuresOf, recordRelease } from './releases.ts';
import { formatMarks, formatPart, type Result } from './report.ts';
import { formatScale, measureScale, type SizeMeasures } from './scale.ts';
import { hostSite, type SiteHost } from './site-host.ts';
import { measureVisit, visits } from './visits.ts';

const CACHE = '.cache/bench';
const AGAINST = `${CACHE}/against`;

const options = orExit(() => readOptions(process.argv.slice(2)));
const before = orExit(() =>
  options.against === undefined ? undefined : findCommit(options.against),
);
if (before) buildCommit(before, AGAINST);
if (before || !existsSync('dist/index.html')) {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
}

const own = options.sites[0]!.name;
const floor = await hostAll(await writeFloorPages('dist', `${CACHE}/floor`));
const sites = await hostAll({
  ...Object.fromEntries(options.sites.map(({ name, folder }) => [name, folder])),
  ...(before && { [before]: AGAINST }),
});
const browser = await launchBrowser();
const visited: Result[] = [];
const comparisons: Comparison[] = [];
const scale: Record<string, SizeMeasures[]> = {};
const calls: Record<string, CallTimes[]> = {};
try {
  // Not counted: browser and host do much for the first time.
  for (const host of [...floor.values(), ...sites.values()]) {
    await measureVisit(browser, 'cold', profiles.desktop, host);
  }
  for (const part of options.parts) {
    if (part === 'scale') await runScale();
    else if (part === 'calls') await runCalls();
    else await runVisits(part);
  }
} finally {
  await browser.close();
  for (const host of [...floor.values(), ...sites.values()]) host.close();
}
const results = {
  date: new Date().toISOString(),
  chromium: browser.version(),
  /** Processes that wanted to run, over 1, 5 and 15 minutes. */
  load: loadavg(),
  options,
  comparisons,
  visits: visited,
  scale,
  calls,
};
mkdirSync(dirname(options.json), { recursive: true });
writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
print(`Written to ${options.json}`);
if (options.record) {
  recordRelease({
    commit: findCommit('HEAD'),
    date: results.date.slice(0, 10),
    rounds: options.rounds,
    figures: figuresOf(visited, own),
  });
}
for (const { part, profile, name } of comparisons.filter(isRegression)) {
  print(`Worse than ${before}: ${part}, ${profile}: ${measures[name].title}`);
  process.exitCode = 1;
}

/**
 * Visits all pages in turn, round by round, so that a busy moment of the machine meets them all; the sites backwards in
 * every other round, so that none always comes after a floor page, which leaves less work behind.
 */
async function runVisits(part: VisitPart) {
  const floors = visits[part].hasFloors ? [...floor] : [];
  for (const profile of options.profiles) {
    for (let round = 1; round <= options.rounds; round += 1) {
      const inTurn = round % 2 === 1 ? [...sites] : [...sites].toReversed();
      for (const [page, host] of [...floors, ...inTurn]) {
        const visit = await measureVisit(browser, part, profiles[profile], host);
        visited.push({ part, profile, page, round, ...visit });
      }
    }
    for (const page of sites.keys()) {
      print(formatPart(visited, { part, profile, page }));
      print(formatMarks(visited, { part, profile, page }));
    }
    if (before) {
      const compared = { part, profile, before, after: own };
      const rows = compare(visited, compared);
      comparisons.push(...rows);
      print(`\n${formatComparison(rows, compared)}\n`);
    }
  }
}

async function runScale() {
  for (const [name, host] of sites) {
    scale[name] = await measureScale(browser, host, options.rounds);
    print(`${formatScale(name, scale[name])}\n`);
  }
}

async function runCalls() {
  for (const [name, host] of sites) {
    calls[name] = await measureCalls(browser, host);
    print(`${formatCalls(name, calls[name])}\n`);
  }
}

async function hostAll(folders: Record<string, string>): Promise<Map<string, SiteHost>> {
  const hosts = new Map<string, SiteHost>();
  for (const [name, folder] of Object.entries(folders)) {
    hosts.set(name, await hostSite(folder));
  }
  return hosts;
}

function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}
