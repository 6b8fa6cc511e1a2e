import { parseArgs } from 'node:util';
import { brand } from '#src/copy/brand.ts';
import { typedCommand } from '#src/lib/typed-command.ts';
import { type DemoState, parseDemoState } from '#mocks/demo/state/demo-state.ts';
import { hostNameOf } from './host-name.ts';

/** What `npm run backend` was told. */
export interface BackendCommand {
  port: number;
  state: DemoState;
  /** The file that keeps the rows; without one they end with the process. */
  data: string | undefined;
  /** Origins whose pages may call, besides those of this computer. */
  origins: readonly string[];
  /** Host names under which the backend answers, besides those of this computer. */
  hosts: readonly string[];
  isLogged: boolean;
  isHelp: boolean;
}

const DEFAULT_PORT = '8787';

export const HELP = `The backend of ${brand.name} over HTTP, on 127.0.0.1.

${typedCommand('backend')} [options]

  --port N          the port, 8787 where none is given; 0 takes a free one
  --data FILE       keeps cart, orders and accounts in this file; without it they end with the process
  --scenario NAMES  starts in these states: full-cart,slow
  --fail OVERRIDE   has a call fail: "POST /api/orders:500 once"; may be repeated
  --latency MS      milliseconds of every call, and their spread: 800 or 800±200; of one call:
                    "POST /api/orders:1500"; may be repeated
  --cors ORIGIN     lets pages of this origin call, besides those of this computer; may be repeated
  --allow-host NAME answers calls of this host too, besides localhost and 127.0.0.1, as a tunnel or a proxy
                    passes them on; may be repeated
  --log             prints a line a call
  --help            prints this

Scenarios, overrides and latency read as in the address of the shop; see mocks/demo/state/README.md.
`;

/** A wrong option, in words for whoever typed it. */
export class OptionError extends Error {}

/** Reads the options of the command line. @throws {OptionError} naming the first that is wrong */
export function parseOptions(args: readonly string[]): BackendCommand {
  const {
    port,
    data,
    cors = [],
    'allow-host': hosts = [],
    log = false,
    help = false,
    ...stateOptions
  } = valuesOf(args);
  return {
    port: parsePort(port ?? DEFAULT_PORT),
    state: parseState(stateOptions),
    data: parseData(data),
    origins: cors.map(parseOrigin),
    hosts: hosts.map(parseHost),
    isLogged: log,
    isHelp: help,
  };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        scenario: { type: 'string', multiple: true },
        fail: { type: 'string', multiple: true },
        latency: { type: 'string', multiple: true },
        cors: { type: 'string', multiple: true },
        'allow-host': { type: 'string', multiple: true },
        log: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    // Its advice on arguments after `--` does not apply: there are none.
    const [complaint = ''] = (error as Error).message.split('. ');
    throw new OptionError(complaint.endsWith('.') ? complaint : `${complaint}.`);
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new OptionError(`--port must be a number from 0 to 65535, but is "${text}".`);
}

function parseData(path: string | undefined): string | undefined {
  if (path === '') throw new OptionError('--data must name a file.');
  return path;
}

function parseOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:/i.test(text) && !/[/?#]$/.test(text)) {
    const { href, origin } = new URL(text);
    if (href === `${origin}/`) return origin;
  }
  throw new OptionError(`--cors must be an origin such as https://shop.example, but is "${text}".`);
}

function parseHost(text: string): string {
  const host = hostNameOf(text);
  if (host !== undefined && host === text.toLowerCase()) return host;
  throw new OptionError(`--allow-host must be a name such as shop.example, but is "${text}".`);
}

/** The demo state that the options name, each read as the parameter of an address with its name. */
function parseState(options: Readonly<Record<string, readonly string[]>>): DemoState {
  const search = new URLSearchParams(
    Object.entries(options).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
  for (const [name, value] of search) {
    const [mistake] = parseDemoState(new URLSearchParams([[name, value]])).mistakes;
    if (mistake !== undefined) throw new OptionError(`--${name}: ${mistake}`);
    if (value.trim() === '') throw new OptionError(`--${name} must not be empty.`);
  }
  return parseDemoState(search).state;
}
