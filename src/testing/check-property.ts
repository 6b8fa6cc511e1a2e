import * as fc from 'fast-check';

/**
 * Runs a property over generated values. A failure prints its seed and how to repeat it: `PROPERTY_SEED`
 * generates the same values again, with `PROPERTY_PATH` only the one that failed.
 * @throws Error if the property fails
 */
export async function checkProperty<Values>(
  property: fc.IAsyncProperty<Values>,
  { numRuns }: { numRuns: number },
): Promise<void> {
  const { PROPERTY_SEED: seed, PROPERTY_PATH: path } = process.env;
  const details = await fc.check(property, {
    numRuns,
    ...(seed && { seed: Number(seed) }),
    ...(path && { path }),
  });
  if (!details.failed) return;
  const report = await fc.asyncDefaultReportMessage(details);
  const repeat = `PROPERTY_SEED=${details.seed} PROPERTY_PATH=${details.counterexamplePath}`;
  throw new Error(`${report}\nTo repeat it: ${repeat} npx vitest run <file>`, {
    cause: details.errorInstance,
  });
}
