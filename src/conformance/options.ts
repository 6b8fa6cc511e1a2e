import { parseArgs } from 'node:util';
import { typedCommand } from '#src/lib/typed-command.ts';
import { type Check, GROUPS, type Level, LEVELS, levelsUpTo, MEANINGS } from './check.ts';
import { chosenChecks } from './chosen-checks.ts';

export interface Options {
  /** Of the server, without a slash at the end. */
  origin: string;
  checks: readonly Check[];
  /** By which the run is judged, with those before it. */
  level: Level;
  seed: number;
}

export const HELP = `Holds a server to the contract of the shop, by HTTP alone.

${typedCommand('contract')} --url http://127.0.0.1:8787

  --url URL      the server's origin; the paths begin at its root. The word may be left out
  --level LEVEL  what the exit status is about: needed, specified (where nothing is said) or own
  --only NAME    the checks of a group, or those whose name contains NAME; several by comma, or
                 with --only again
  --seed N       generates the values of an earlier run again
  --help         this text

Groups: ${GROUPS.join(', ')}.
Levels, each with those before it:
${LEVELS.map((level) => `  ${level.padEnd(9)}  ${MEANINGS[level]}`).join('\n')}
The checks of all levels are made, printed and counted; those above --level do not change the exit status.

Exit status: 0 where at least one check of the levels asked for holds and none is broken, 1 where one
is broken, a 5xx, a redirect or no response stood in the way of one, or none holds, 2 for a wrong
option or a server that cannot be reached.

It uses the cart of user 6, which it puts back as it was. Orders and accounts stay, because the
contract has no call to remove them: choose a server that is not in use.
`;

const MAX_SEED = 2 ** 31;

/**
 * @param checks from which `--only` chooses
 * @returns 'help' where the text is asked for
 * @throws Error that names the option and what it may be
 */
export function readOptions(args: readonly string[], checks: readonly Check[]): Options | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      level: { type: 'string', default: 'specified' },
      only: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) return 'help';
  const level = readLevel(values.level);
  return {
    origin: readOrigin(values.url ?? positionals[0]),
    checks: readChecks(values.only, checks, level),
    level,
    seed: values.seed === undefined ? Math.floor(Math.random() * MAX_SEED) : readSeed(values.seed),
  };
}

function readOrigin(text: string | undefined): string {
  if (text === undefined) throw new Error('--url is required, as in --url http://127.0.0.1:8787.');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(`--url: '${text}' is not an origin like http://127.0.0.1:8787.`);
  }
  return url.origin;
}

function readSeed(text: string): number {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || seed >= MAX_SEED) {
    throw new Error(`--seed: '${text}' is not a whole number from 0 to ${MAX_SEED - 1}.`);
  }
  return seed;
}

function readLevel(text: string): Level {
  const level = LEVELS.find((name) => name === text);
  if (!level) throw new Error(`--level: '${text}' is none of ${LEVELS.join(', ')}.`);
  return level;
}

function readChecks(
  names: readonly string[],
  checks: readonly Check[],
  level: Level,
): readonly Check[] {
  const chosen = names.length === 0 ? checks : chosenChecks(names, checks);
  if (chosen.some((check) => levelsUpTo(level).includes(check.level))) return chosen;
  const least = LEVELS.find((name) => chosen.some((check) => check.level === name));
  throw new Error(`--only chooses no check that --level ${level} asks for: add --level ${least}.`);
}
