import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FLOORS } from './measures.ts';
import { type ProfileName, profiles } from './profiles.ts';

export const PARTS = ['cold', 'warm', 'offline', 'navigation', 'scale', 'calls'] as const;
export type Part = (typeof PARTS)[number];
const DEFAULT_PARTS: readonly Part[] = ['cold', 'warm', 'offline', 'navigation'];

/** A built site that is measured. */
export interface BuiltSite {
  name: string;
  folder: string;
}

export interface Options {
  parts: readonly Part[];
  profiles: readonly ProfileName[];
  rounds: number;
  /** This repository's site first. */
  sites: readonly BuiltSite[];
  /** File for the results. */
  json: string;
}

/**
 * Reads `cold warm --profile=phone --rounds=5 --site=before=/tmp/old-dist --json=results.json`.
 * @throws Error that names the option and what it may be
 */
export function readOptions(args: readonly string[]): Options {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      profile: { type: 'string', default: 'phone,desktop' },
      rounds: { type: 'string', default: '3' },
      site: { type: 'string', multiple: true, default: [] },
      json: { type: 'string', default: '.cache/bench/results.json' },
    },
  });
  const sites = [{ name: 'site', folder: 'dist' }, ...values.site.map(readSite)];
  const names = [...FLOORS, ...sites.map(({ name }) => name)];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`--site: the name '${twice}' is taken.`);
  return {
    parts:
      positionals.length > 0
        ? positionals.map((name) => oneOf('The part', PARTS, name))
        : DEFAULT_PARTS,
    profiles: values.profile
      .split(',')
      .map((name) => oneOf('--profile', Object.keys(profiles) as ProfileName[], name)),
    rounds: readRounds(values.rounds),
    sites,
    json: values.json,
  };
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
