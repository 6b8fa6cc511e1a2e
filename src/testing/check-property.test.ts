// @vitest-environment node
import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkProperty } from './check-property.ts';

let seen: number[] = [];
// Seeds in the environment are meant for other properties.
beforeEach(() => {
  vi.stubEnv('PROPERTY_SEED', '');
  vi.stubEnv('PROPERTY_PATH', '');
  seen = [];
});

/** Holds for numbers below a thousand; records the generated values. */
const isSmall = () =>
  fc.asyncProperty(fc.nat(), async (number) => {
    seen.push(number);
    expect(number).toBeLessThan(1_000);
  });

/** The message of the failure, with its seed and path. */
async function failureOf(property: fc.IAsyncProperty<[number]>) {
  const { message } = await checkProperty(property, { numRuns: 50 }).then(
    () => new Error('The property holds'),
    (error: Error) => error,
  );
  const [, seed = '', path = ''] = /PROPERTY_SEED=(\S+) PROPERTY_PATH=(\S+)/.exec(message) ?? [];
  return { message, seed, path };
}

test('A failing property prints its seed, its path and the smallest counterexample', async () => {
  const { message, seed, path } = await failureOf(isSmall());
  expect(seed).toMatch(/^-?\d+$/);
  expect(path).toMatch(/^\d+(:\d+)*$/);
  expect(message).toContain('Counterexample: [1000]');
});

test('The seed generates the same values again', async () => {
  const { seed } = await failureOf(isSmall());
  const first = seen.splice(0);
  vi.stubEnv('PROPERTY_SEED', seed);
  await failureOf(isSmall());
  expect(seen).toEqual(first);
});

test('Another seed generates other values', async () => {
  vi.stubEnv('PROPERTY_SEED', '1');
  await failureOf(isSmall());
  const first = seen.splice(0);
  vi.stubEnv('PROPERTY_SEED', '2');
  await failureOf(isSmall());
  expect(seen).not.toEqual(first);
});

test('Seed and path repeat the failing value first', async () => {
  const { seed, path } = await failureOf(isSmall());
  seen = [];
  vi.stubEnv('PROPERTY_SEED', seed);
  vi.stubEnv('PROPERTY_PATH', path);
  await failureOf(isSmall());
  expect(seen[0]).toBe(1_000);
});

test('A property that holds is run numRuns times', async () => {
  const always = fc.asyncProperty(fc.nat(), async (number) => void seen.push(number));
  await checkProperty(always, { numRuns: 7 });
  expect(seen).toHaveLength(7);
});
