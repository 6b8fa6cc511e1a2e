import * as fc from 'fast-check';
import { Breach } from '#src/conformance/breach.ts';
import { shorten } from '#src/conformance/expectations.ts';

interface Generation {
  seed: number;
  /** How many values. */
  runs: number;
  /** Looks for a smaller value that fails too, which repeats the calls. */
  isShrunk?: boolean;
}

/**
 * Does the same with many generated values, one after another.
 * @throws {Breach} with the value at which the server broke its contract
 */
export async function holdFor<Value>(
  values: fc.Arbitrary<Value>,
  act: (value: Value) => Promise<void>,
  { seed, runs, isShrunk = true }: Generation,
): Promise<void> {
  const property = fc.asyncProperty(values, act);
  const details = await fc.check(property, { seed, numRuns: runs, endOnFailure: !isShrunk });
  if (!details.failed) return;
  const failure = details.errorInstance;
  if (!(failure instanceof Breach)) throw failure;
  const value = shorten(fc.stringify(details.counterexample?.[0]));
  throw new Breach(failure.expected, `${failure.came}, for ${value} (--seed ${seed})`);
}
