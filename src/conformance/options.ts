import { parseArgs } from 'node:util';
import { type Check, GROUPS } from './check.ts';

export interface Options {
  /** Of the server, without a slash at the end. */
  origin: string;
  checks: readonly Check[];
  seed: number;
  /** File for the results as JUnit XML. */
  junit: string | undefined;
}

export const HELP = `Holds a server to the contract of the shop, by HTTP alone.

npm run contract -- --url http://127.0.0.1:8787

  --url URL     the server's origin; the paths begin at its root
  --only NAME   the checks of a group, or those whose name contains NAME
  --junit FILE  also writes the results as JUnit XML
  --seed N      generates the values of an earlier run again
  --help        this text

Groups: ${GROUPS.join(', ')}.
Exit status: 0 where all checks hold or are skipped, 1 where the server breaks the contract,
2 for a wrong option or a server that cannot be reached.

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
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      only: { type: 'string' },
      junit: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  return {
    origin: readOrigin(values.url),
    checks: values.only === undefined ? checks : chosen(checks, values.only),
    seed: values.seed === undefined ? Math.floor(Math.random() * MAX_SEED) : readSeed(values.seed),
    junit: values.junit,
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

function chosen(checks: readonly Check[], name: string): readonly Check[] {
  const wanted = name.toLowerCase();
  const ofGroup = checks.filter(({ group }) => group === wanted);
  if (ofGroup.length > 0) return ofGroup;
  const named = checks.filter(
    (check) => wanted !== '' && check.name.toLowerCase().includes(wanted),
  );
  if (named.length > 0) return named;
  throw new Error(`--only: '${name}' is no group (${GROUPS.join(', ')}), and in no check's name.`);
}
