import type { ServerUnderTest } from './server-under-test.ts';

export const GROUPS = [
  'endpoints',
  'paths',
  'queries',
  'catalogue',
  'bodies',
  'cart',
  'orders',
  'accounts',
  'concurrency',
  'garbage',
  'generated',
] as const;
export type Group = (typeof GROUPS)[number];

/** How much depends on a rule, the most first. */
export const LEVELS = ['needed', 'specified', 'own'] as const;
export type Level = (typeof LEVELS)[number];

export const MEANINGS = {
  needed: 'without it a page of the shop cannot show, or a visitor cannot buy, sign up or sign in',
  specified: 'a sentence of the specification says it',
  own: 'the mock backend promises it beyond the specification',
} as const satisfies Record<Level, string>;

/** A level with those before it. */
export function levelsUpTo(level: Level): readonly Level[] {
  return LEVELS.slice(0, LEVELS.indexOf(level) + 1);
}

/** One rule that a server is held to. */
export interface Check {
  group: Group;
  /** A check of what is needed accepts whatever the site accepts; how exact a response is, is a check of its own. */
  level: Level;
  /** What holds, as a sentence. */
  name: string;
  /** Where the rule comes from: an entry of `src/contract/RULES.md`. */
  rule: string;
  /** @throws {Breach} where the server breaks the rule, {@link Skip} where it cannot be checked */
  run: (server: ServerUnderTest) => Promise<void>;
}

type Rule = Omit<Check, 'group'>;

const rulesOf =
  (level: Level) =>
  (rule: string, name: string, run: Check['run']): Rule => ({ level, rule, name, run });

/** A check of a level: where its rule comes from, what holds, and what tries it. */
export const needed = rulesOf('needed');
export const specified = rulesOf('specified');
export const own = rulesOf('own');

/** The checks of one group. */
export function checksOf(group: Group, checks: readonly Rule[]): readonly Check[] {
  return checks.map((check) => ({ group, ...check }));
}
