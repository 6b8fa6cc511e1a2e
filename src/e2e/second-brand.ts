/**
 * `npx tsx src/e2e/second-brand.ts`: runs tests and journeys in a copy of the project that has the second brand and a collection of its
 * own, as its documentation says to make one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../testing/project-copy.ts';
import { BRAND_FREE_JOURNEYS, BRAND_FREE_TESTS } from './brand-free.ts';
import { patternOf } from './modes.ts';
import { results } from './sites.ts';

const BRAND = 'fixtures/atelier-nord/brand.ts';

const project = copyProject();
process.once('exit', () => project.remove());
let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    running?.kill(signal);
    process.exit(1);
  });
}

cpSync('public/pictures', join(project.folder, 'public/pictures'), { recursive: true });
cpSync(BRAND, join(project.folder, 'src/copy/brand.ts'));

/** Runs npm in the copy, on this terminal. @returns whether it succeeded */
async function run(args: readonly string[], more = {}): Promise<boolean> {
  const env = { ...process.env, ...more };
  running = spawn('npm', args, { cwd: project.folder, env, stdio: 'inherit' });
  const [code] = await once(running, 'exit');
  return code === 0;
}

async function mustRun(args: readonly string[], more = {}): Promise<void> {
  if (!(await run(args, more))) throw new Error(`npm ${args.join(' ')} has failed.`);
}

await mustRun(['run', 'fixtures', '--', '--own', '../atelier-nord', '--example']);
// Nobody will see these pictures.
await mustRun(['run', 'fixtures', '--', '--own', '../atelier-nord'], { PICTURE_EFFORT: '1' });
await mustRun(['run', 'generate']);

const leftOut = Object.keys(BRAND_FREE_TESTS).map((path) =>
  path.endsWith('.ts') ? path : `${path}/**`,
);
const except = leftOut.flatMap((path) => ['--exclude', path]);
const unit = await run(['test', '--', ...except]);
const integration = await run(['run', 'test:integration', '--', ...except]);

const titles = Object.entries(BRAND_FREE_JOURNEYS).flatMap(([file, choice]) =>
  typeof choice === 'string'
    ? [patternOf(file)]
    : Object.keys(choice.except).map((title) => patternOf(file, title)),
);
const journeys = await run([
  'run',
  'test:e2e',
  '--',
  '--project=site',
  `--grep-invert=${titles.join('|')}`,
  `--output=${results}/tests/second-brand`,
]);

process.exitCode = unit && integration && journeys ? 0 : 1;
