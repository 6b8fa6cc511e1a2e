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

/** One rule that a server is held to. */
export interface Check {
  group: Group;
  /** What holds, as a sentence. */
  name: string;
  /** Where the rule comes from: an entry of `src/contract/RULES.md`. */
  rule: string;
  /** @throws {Breach} where the server breaks the rule, {@link Skip} where it cannot be checked */
  run: (server: ServerUnderTest) => Promise<void>;
}

/** The server did something else than its contract says. */
export class Breach extends Error {
  readonly expected: string;
  readonly came: string;

  constructor(expected: string, came: string) {
    super(`expected ${expected}, came ${came}`);
    this.name = 'Breach';
    this.expected = expected;
    this.came = came;
  }
}

/** A check cannot be made here; the message is the reason. */
export class Skip extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Skip';
  }
}

/** The checks of one group. */
export function checksOf(group: Group, checks: readonly Omit<Check, 'group'>[]): readonly Check[] {
  return checks.map((check) => ({ group, ...check }));
}
