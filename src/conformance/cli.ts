/** `npm run contract -- --url http://127.0.0.1:8787`; options.ts says what else. */
import { Breach } from './breach.ts';
import { allChecks } from './checks/all-checks.ts';
import { createClient, type Send } from './client.ts';
import { HELP, type Options, readOptions } from './options.ts';
import { formatTables } from './report.ts';
import { runChecks } from './run-checks.ts';
import { formatSummary } from './summary.ts';
import { typedCommand } from '#src/lib/typed-command.ts';
import { verdictOf } from './verdict.ts';

const WRONG_USE = 2;

function print(text: string) {
  process.stdout.write(`${text}\n`);
}

function exitOver(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(WRONG_USE);
}

function optionsOrExit(): Options {
  try {
    const options = readOptions(process.argv.slice(2), allChecks);
    if (options !== 'help') return options;
    print(HELP.trimEnd());
    process.exit(0);
  } catch (failure) {
    return exitOver(
      `${(failure as Error).message}\n${typedCommand('contract')} --help lists the options.`,
    );
  }
}

async function reachOrExit(send: Send, origin: string): Promise<void> {
  try {
    await send('GET', '/health');
  } catch (failure) {
    if (!(failure instanceof Breach)) throw failure;
    exitOver(`${origin} cannot be reached: ${failure.came}.`);
  }
}

const { origin, checks, level, seed } = optionsOrExit();
const send = createClient(origin);
await reachOrExit(send, origin);

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());

const run = await runChecks(checks, send, { seed, signal: interruption.signal });
print(formatTables(run));
print(`\n${formatSummary(run, level)}`);
if (interruption.signal.aborted) print(`Interrupted after ${run.results.length} checks.`);
process.exitCode = !interruption.signal.aborted && verdictOf(run, level) === 'kept' ? 0 : 1;
