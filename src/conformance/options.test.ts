// @vitest-environment node
import { expect, test } from 'vitest';
import { type Check, LEVELS } from './check.ts';
import { allChecks } from './checks/all-checks.ts';
import { readOptions } from './options.ts';

const read = (...args: string[]) => readOptions(args, allChecks);

/** The checks that `--only` chooses, at the level that has all. */
function chosen(...only: string[]): readonly Check[] {
  const options = read('--url=http://localhost', '--level=own', ...only);
  return options === 'help' ? [] : options.checks;
}

test('With an address alone all checks are made, by what is specified, with a seed by chance', () => {
  expect(read('--url', 'http://127.0.0.1:8787/')).toEqual({
    origin: 'http://127.0.0.1:8787',
    checks: allChecks,
    level: 'specified',
    seed: expect.any(Number),
  });
});

test('Level, seed and group are read', () => {
  const options = read('--url=https://shop.example', '--level=needed', '--seed=7', '--only=orders');
  expect(options).toMatchObject({
    origin: 'https://shop.example',
    level: 'needed',
    seed: 7,
  });
  expect(options).toHaveProperty(
    'checks',
    allChecks.filter(({ group }) => group === 'orders'),
  );
});

test('What is no group chooses checks by what their names contain', () => {
  expect(chosen('--only', 'a sold artwork')).toMatchObject([
    { group: 'cart', name: 'A sold artwork cannot be added: 409' },
    { group: 'orders', name: 'An order with a sold artwork is refused with 409' },
  ]);
});

test('A whole name chooses its check alone, also one with a comma', () => {
  const longer = 'Clearing empties the cart, and can be repeated';
  expect(chosen('--only', 'clearing empties the cart')).toHaveLength(1);
  expect(chosen('--only', longer)).toMatchObject([{ name: longer }]);
});

test.each([
  [['--only', 'cart,orders', '--only', 'A wrong password and an unknown username are refused']],
  [['--only=orders', '--only=a wrong password and an unknown username are refused, cart,orders']],
])('%j chooses groups and single checks, each once and in their order', (only) => {
  const single = 'A wrong password and an unknown username are refused';
  expect(chosen(...only)).toEqual(
    allChecks.filter(
      ({ group, name }) => group === 'cart' || group === 'orders' || name === single,
    ),
  );
});

test('A name that is not known is refused with a list of what there is, among names that are known', () => {
  const refused = () => read('--url=http://localhost', '--only', 'cart,carts!');
  expect(refused).toThrow(/^Checks:\n {2}endpoints: GET \/api\/categories answers with a list/);
  expect(refused).toThrow('\n  cart: Clearing empties the cart\n');
  expect(refused).toThrow('\nGroups: endpoints, paths, ');
  expect(refused).toThrow(/\n--only: 'carts!' is none of these groups, and in no check's name\.$/);
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
  [['--url=http://a', '--level=strict'], "--level: 'strict' is none of needed, specified, own."],
  [['--url=http://a', '--only='], "--only: '' is none of these groups"],
  [['--url=http://a', '--only=cart,'], "--only: '' is none of these groups"],
  [
    ['--url=http://a', '--only=garbage'],
    '--only chooses no check that --level specified asks for: add --level own.',
  ],
  [['--url=http://a', '--sed=1'], "Unknown option '--sed'"],
])('%j is refused with: %s', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});

test('No two checks have the same name', () => {
  const names = allChecks.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('What a section of the specification says is needed or specified, and the rest are rules of our own', () => {
  const cites = (level: string) =>
    new Set(
      allChecks.filter((check) => check.level === level).map(({ rule }) => rule.split(/[ -]/)[0]),
    );
  expect([cites('needed'), cites('specified'), cites('own')]).toEqual([
    new Set(['Spec']),
    new Set(['Spec']),
    new Set(['R']),
  ]);
});

test('The checks of a level come before those of the next', () => {
  expect([...new Set(allChecks.map(({ level }) => level))]).toEqual(['needed', 'specified', 'own']);
  expect(allChecks.map(({ level }) => level)).toEqual(
    allChecks.map(({ level }) => level).sort((a, b) => LEVELS.indexOf(a) - LEVELS.indexOf(b)),
  );
});
