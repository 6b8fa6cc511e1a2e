// @vitest-environment node
import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkProperty } from './check-property.ts';

let seen: number[] = [];
// Seeds of the shell that runs the tests are for other properties.
beforeEach(() => {
  vi.stubEnv('PROPERTY_SEED', '');
  vi.stubEnv('PROPERTY_PATH', '');
  seen = [];
});

/** Holds for numbers below a thousand, and notes those it is asked for. */
const small = () =>
  fc.asyncProperty(fc.nat(), async (number) => {
    seen.push(number);
    expect(number).toBeLessThan(1_000);
  });

/** The message of the failure, and the seed and path it names. */
async function failureOf(property: fc.IAsyncProperty<[number]>) {
  const { message } = await checkProperty(property, { numRuns: 50 }).then(
    () => new Error('The property holds'),
    (error: Error) => error,
  );
  const [, seed = '', path = ''] = /PROPERTY_SEED=(\S+) PROPERTY_PATH=(\S+)/.exec(message) ?? [];
  return { message, seed, path };
}

test('A property that fails prints its seed and path, and the smallest value', async () => {
  const { message, seed, path } = await failureOf(small());
  expect(seed).toMatch(/^-?\d+$/);
  expect(path).toMatch(/^\d+(:\d+)*$/);
  expect(message).toContain('Counterexample: [1000]');
});

test('The seed generates the same values again', async () => {
  const { seed } = await failureOf(small());
  const first = seen.splice(0);
  vi.stubEnv('PROPERTY_SEED', seed);
  await failureOf(small());
  expect(seen).toEqual(first);
});

test('Another seed generates other values', async () => {
  vi.stubEnv('PROPERTY_SEED', '1');
  await failureOf(small());
  const first = seen.splice(0);
  vi.stubEnv('PROPERTY_SEED', '2');
  await failureOf(small());
  expect(seen).not.toEqual(first);
});

test('Seed and path repeat the value that failed at once', async () => {
  const { seed, path } = await failureOf(small());
  seen = [];
  vi.stubEnv('PROPERTY_SEED', seed);
  vi.stubEnv('PROPERTY_PATH', path);
  await failureOf(small());
  expect(seen[0]).toBe(1_000);
});

test('A property that holds is run so many times', async () => {
  const always = fc.asyncProperty(fc.nat(), async (number) => void seen.push(number));
  await checkProperty(always, { numRuns: 7 });
  expect(seen).toHaveLength(7);
});
