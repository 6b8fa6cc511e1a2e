/**
 * `npx tsx src/e2e/second-brand.ts`: runs tests and journeys in a copy of the project that has the second brand and a collection of its
 * own, as its documentation says to make one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../testing/project-copy.ts';
import { INTEGRATION, JOURNEYS, LEFT_OUT } from './brand-journeys.ts';
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

const unit = await run(['test']);
const integration = await run(['run', 'test:integration', '--', ...INTEGRATION]);
const journeys = await run([
  'run',
  'test:e2e',
  '--',
  ...JOURNEYS.map((name) => `/${name}.e2e.ts`),
  '--project=site',
  `--grep-invert=${LEFT_OUT.map(([file, title]) => patternOf(file, title)).join('|')}`,
  `--output=${results}/tests/second-brand`,
]);

process.exitCode = unit && integration && journeys ? 0 : 1;
