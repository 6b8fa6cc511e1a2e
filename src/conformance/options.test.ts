// @vitest-environment node
import { expect, test } from 'vitest';
import { allChecks } from './checks/all-checks.ts';
import { readOptions } from './options.ts';

const read = (...args: string[]) => readOptions(args, allChecks);

test('With an address alone all checks are made, with a seed by chance and no file', () => {
  expect(read('--url', 'http://127.0.0.1:8787/')).toEqual({
    origin: 'http://127.0.0.1:8787',
    checks: allChecks,
    seed: expect.any(Number),
    junit: undefined,
  });
});

test('Seed, file and group are read', () => {
  const options = read('--url=https://shop.example', '--seed=7', '--junit=a.xml', '--only=orders');
  expect(options).toMatchObject({ origin: 'https://shop.example', seed: 7, junit: 'a.xml' });
  expect(options).toHaveProperty(
    'checks',
    allChecks.filter(({ group }) => group === 'orders'),
  );
});

test('What is no group chooses checks by what their names contain', () => {
  const options = read('--url=http://localhost', '--only', 'a sold artwork');
  expect(options).toMatchObject({
    checks: [
      { group: 'cart', name: 'A sold artwork cannot be added: 409' },
      { group: 'orders', name: 'An order with a sold artwork is refused with 409' },
    ],
  });
});

test('Help needs no address', () => {
  expect(read('--help')).toBe('help');
});

test.each([
  [[], '--url is required, as in --url http://127.0.0.1:8787.'],
  [['--url=8787'], "--url: '8787' is not an origin like http://127.0.0.1:8787."],
  [['--url=ftp://a'], "--url: 'ftp://a' is not an origin"],
  [['--url=http://a/api'], "--url: 'http://a/api' is not an origin"],
  [['--url=http://a', '--seed=-1'], "--seed: '-1' is not a whole number from 0 to 2147483647."],
  [['--url=http://a', '--seed=2147483648'], "--seed: '2147483648' is not a whole number"],
  [['--url=http://a', '--only=carts!'], "--only: 'carts!' is no group (endpoints, paths, "],
  [['--url=http://a', '--only='], "--only: '' is no group"],
  [['--url=http://a', '--sed=1'], "Unknown option '--sed'"],
])('%j is refused with: %s', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});

test('No two checks have the same name', () => {
  const names = allChecks.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
