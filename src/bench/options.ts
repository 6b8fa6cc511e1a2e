import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FLOORS } from './measures.ts';
import { type ProfileName, profiles } from './profiles.ts';

const PARTS = ['cold', 'warm', 'offline', 'navigation', 'taps', 'scale', 'calls'] as const;
type Part = (typeof PARTS)[number];
const allProfiles = Object.keys(profiles) as ProfileName[];

/** What runs without being named; two builds are told apart by more rounds of what has goals. */
const DEFAULTS: Readonly<Record<'look' | 'compare', { parts: readonly Part[]; rounds: string }>> = {
  look: { parts: ['cold', 'warm', 'offline', 'navigation'], rounds: '3' },
  compare: { parts: ['cold', 'warm', 'navigation'], rounds: '10' },
};

/** A built site that is measured. */
interface BuiltSite {
  name: string;
  folder: string;
}

interface Options {
  parts: readonly Part[];
  profiles: readonly ProfileName[];
  rounds: number;
  /** This repository's site first. */
  sites: readonly BuiltSite[];
  /** Commit, tag or branch whose build is compared with this one; or `release`. */
  against: string | undefined;
  /** Keep the figures as those of this version. */
  record: boolean;
  /** File for the results. */
  json: string;
}

/**
 * Reads `cold warm --profile=phone --rounds=5 --site=before=/tmp/old-dist --json=results.json`,
 * or `--against=release --record`.
 * @throws Error that names the option and what it may be
 */
export function readOptions(args: readonly string[]): Options {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      profile: { type: 'string', default: 'phone,desktop' },
      rounds: { type: 'string' },
      site: { type: 'string', multiple: true, default: [] },
      against: { type: 'string' },
      record: { type: 'boolean', default: false },
      json: { type: 'string', default: '.cache/bench/results.json' },
    },
  });
  const sites = [{ name: 'site', folder: 'dist' }, ...values.site.map(readSite)];
  const names = [...FLOORS, ...sites.map(({ name }) => name)];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`--site: the name '${twice}' is taken.`);
  const { against, record, json } = values;
  const defaults = DEFAULTS[against !== undefined || record ? 'compare' : 'look'];
  const options: Options = {
    parts:
      positionals.length > 0
        ? positionals.map((name) => oneOf('The part', PARTS, name))
        : defaults.parts,
    profiles: values.profile.split(',').map((name) => oneOf('--profile', allProfiles, name)),
    rounds: readRounds(values.rounds ?? defaults.rounds),
    sites,
    against,
    record,
    json,
  };
  const isWhole =
    DEFAULTS.compare.parts.every((part) => options.parts.includes(part)) &&
    allProfiles.every((profile) => options.profiles.includes(profile));
  if (record && !isWhole) {
    throw new Error(
      '--record: a release has figures of cold, warm and navigation in both profiles.',
    );
  }
  return options;
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds: '${text}' is not a whole number from 1.`);
  }
  return rounds;
}

/** `DIR` or `NAME=DIR`. */
function readSite(text: string): BuiltSite {
  const [, name, folder] = /^([\w-]+)=(.+)$/.exec(text) ?? [undefined, text, text];
  if (!existsSync(join(folder!, 'index.html'))) {
    throw new Error(`--site: there is no built site in '${folder}', no index.html.`);
  }
  return { name: name!, folder: folder! };
}

function oneOf<Name extends string>(what: string, names: readonly Name[], name: string): Name {
  const known = names.find((other) => other === name);
  if (!known) throw new Error(`${what}: '${name}' is not one of ${names.join(', ')}.`);
  return known;
}
