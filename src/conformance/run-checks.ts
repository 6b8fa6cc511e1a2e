import { Breach, Skip } from './breach.ts';
import { type Check, type Level, LEVELS } from './check.ts';
import type { Send } from './client.ts';
import { createLedger, createServerUnderTest } from './server-under-test.ts';

export interface Result {
  check: Check;
  outcome: 'holds' | 'broken' | 'skipped';
  /** Of a broken rule. */
  expected?: string;
  came?: string;
  /** Why the check was left out. */
  reason?: string;
}

export interface Run {
  results: readonly Result[];
  seed: number;
  /** What the run has changed on the server and could not undo, in words. */
  leftBehind: readonly string[];
}

export interface RunOptions {
  seed: number;
  /** Of the machine that the events of the server are compared with. */
  now?: Date;
  /** Ends the run after the check that is under way; the cart is put back. */
  signal?: AbortSignal;
}

/** The levels that there are results of, with these. */
export function levelsOf(results: readonly Result[]): { level: Level; ofLevel: Result[] }[] {
  return LEVELS.map((level) => ({
    level,
    ofLevel: results.filter(({ check }) => check.level === level),
  })).filter(({ ofLevel }) => ofLevel.length > 0);
}

/** Makes the checks one after another, and puts the cart back as it was. */
export async function runChecks(
  checks: readonly Check[],
  send: Send,
  { seed, now = new Date(), signal }: RunOptions,
): Promise<Run> {
  const ledger = createLedger(send);
  const server = createServerUnderTest(ledger.send, seed, now);
  const results: Result[] = [];
  let notRestored: string[];
  try {
    for (const check of checks) {
      if (signal?.aborted) break;
      results.push({ check, ...(await outcomeOf(() => check.run(server))) });
    }
  } finally {
    notRestored = await server.cart.restore();
  }
  return { results, seed, leftBehind: [...ledger.leftBehind(), ...notRestored] };
}

/** Anything else that a check throws is a bug of the kit, and ends the run. */
async function outcomeOf(
  run: () => Promise<void>,
): Promise<Pick<Result, 'outcome' | 'expected' | 'came' | 'reason'>> {
  try {
    await run();
    return { outcome: 'holds' };
  } catch (failure) {
    if (failure instanceof Skip) return { outcome: 'skipped', reason: failure.message };
    if (!(failure instanceof Breach)) throw failure;
    return { outcome: 'broken', expected: failure.expected, came: failure.came };
  }
}
