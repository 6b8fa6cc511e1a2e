/** `npm run bench -- cold warm --profile=phone --rounds=5`; README.md says what is measured. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { launchBrowser } from './device.ts';
import { writeFloorPages } from './floor-pages.ts';
import type { VisitPart } from './measures.ts';
import { type Options, readOptions } from './options.ts';
import { profiles } from './profiles.ts';
import { formatMarks, formatPart, type Result } from './report.ts';
import { hostSite, type SiteHost } from './site-host.ts';
import { measureVisit, visits } from './visits.ts';

const CACHE = '.cache/bench';

const options = readOptions(process.argv.slice(2));
if (!existsSync('dist/index.html')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });

const floor = await writeFloorPages('dist', `${CACHE}/floor`);
const folders = { ...floor, ...Object.fromEntries(options.sites.map((s) => [s.name, s.folder])) };
const hosts = new Map<string, SiteHost>();
for (const [name, folder] of Object.entries(folders)) {
  hosts.set(name, await hostSite(folder, `${CACHE}/brotli`));
}
const browser = await launchBrowser();
const results: Result[] = [];
try {
  for (const part of options.parts) {
    if (part !== 'scale' && part !== 'calls') await measure(options, part);
  }
} finally {
  await browser.close();
  for (const host of hosts.values()) host.close();
}
mkdirSync(dirname(options.json), { recursive: true });
writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
print(`Written to ${options.json}`);

/** Visits all pages in turn, round by round, so that a busy moment of the machine meets them all. */
async function measure({ rounds, sites, ...rest }: Options, part: VisitPart) {
  for (const profile of rest.profiles) {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [page, host] of hosts) {
        if (page in floor && !visits[part].hasFloors) continue;
        const visit = await measureVisit(browser, part, profiles[profile], host);
        results.push({ part, profile, page, round, ...visit });
      }
    }
    for (const { name } of sites) {
      const key = { part, profile, page: name };
      print(`${formatPart(results, key)}\n${formatMarks(results, key)}\n`);
    }
  }
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}
