/** `npm run backend`: serves the backend until it is told to stop. */
import { once } from 'node:events';
import { setInterval } from 'node:timers/promises';
import * as collection from '#fixtures/collection.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { DataFileError } from '#mocks/backend/db/data-file.ts';
import { openFileStorage } from '#mocks/backend/db/file-storage.ts';
import { openPasswords, SERVER_ITERATIONS } from '#mocks/backend/db/passwords.ts';
import { seededRandom } from '#mocks/backend/server/seeded-random.ts';
import { setupOf } from '#mocks/demo/state/backend-setup.ts';
import { serve } from '#mocks/http.ts';
import { typedCommand } from '#src/lib/typed-command.ts';
import { formatCall } from './call-report.ts';
import { isLoopbackOrigin } from './cross-origin.ts';
import { type BackendCommand, HELP, OptionError, parseOptions } from './options.ts';

/** Calls that fail by chance fail at the same places in every run. */
const RANDOM_SEED = 1;
const PARENT_CHECK_MS = 250;
/** Read at once: it changes when the parent ends. */
const parent = process.ppid;

const print = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/** @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  try {
    const command = parseOptions(args);
    if (command.isHelp) print(HELP.trimEnd());
    else await run(command);
    return 0;
  } catch (error) {
    if (error instanceof OptionError) {
      complain(`${error.message}\n${typedCommand('backend')} --help lists the options.`);
      return 2;
    }
    if (error instanceof DataFileError) complain(error.message);
    else if (isListenFailure(error)) complain(wordsOf(error));
    else throw error;
    return 1;
  }
}

async function run({ port, state, data, origins, hosts, isLogged }: BackendCommand): Promise<void> {
  const storage = data === undefined ? undefined : await openFileStorage(data);
  try {
    let failure: unknown;
    const { answer } = await createBackend({
      collection,
      storage: storage ?? 'memory',
      setup: setupOf(state),
      random: seededRandom(RANDOM_SEED),
      passwords: openPasswords(undefined, SERVER_ITERATIONS),
      onStorageLost: (reason) => {
        failure = reason;
      },
    });
    if (failure !== undefined) throw failure;
    const { url, stop } = await serve(answer, port, {
      hosts,
      mayCall: (origin) => isLoopbackOrigin(origin) || origins.includes(origin),
      ...(isLogged && { onCall: (call) => print(formatCall(call)) }),
    });
    print(`The backend answers on ${url}`);
    // A second signal ends the process at once, as signals do.
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), untilNpmHasEnded()]);
    await stop();
  } finally {
    await storage?.close();
  }
}

/** npm passes a signal to the shell in which it runs a script, and most shells end without passing it on. */
async function untilNpmHasEnded(): Promise<void> {
  const isRunByNpm = process.env.npm_lifecycle_event !== undefined;
  for await (const _ of setInterval(PARENT_CHECK_MS)) {
    if (isRunByNpm && process.ppid !== parent) return;
  }
}

const isListenFailure = (error: unknown): error is NodeJS.ErrnoException & { port: number } =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen' && 'port' in error;

function wordsOf({ code, port, message }: NodeJS.ErrnoException & { port: number }): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what uses it, or choose another one: ${typedCommand('backend')} --port ${port + 1}`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023.`;
  return message;
}

// Not by itself: a call that was cut off may still wait for its latency.
process.exit(await main(process.argv.slice(2)));
