// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { User } from '#src/contract/account.ts';
import { storedUser } from './stored-user.ts';

const text = fc.oneof(
  fc.constantFrom('mona', ' mona ', 'mona@louvre.example', 'a@b', '', ' ', 'a b@c', '@', 'a@@b'),
  fc.constantFrom('x'.repeat(10_000), 'x'.repeat(10_001), `${'x'.repeat(9_998)}@y`),
  fc.jsonValue(),
);

const valid = { username: 'mona', email: 'mona@louvre.example', role: 'customer' };

test('Whatever is stored, a user of the contract is read as one, and nobody without a username', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        {
          id: fc.oneof(fc.constantFrom(0, 1, -1, 1.5, 2 ** 53, null), fc.jsonValue()),
          username: text,
          email: text,
          role: text,
          password: text,
        },
        { requiredKeys: [] },
      ),
      fc.subarray(['username', 'email', 'role'] as const),
      async (fields, repaired) => {
        const repairs = repaired.map((name) => [name, valid[name]]);
        const stored = { ...fields, ...Object.fromEntries(repairs) };
        const user = storedUser(stored);
        const { success, data = user } = User.safeParse(stored);
        expect(user).toEqual(data);
        expect(success || user?.username.trim()).not.toBe('');
      },
    ),
    { numRuns: 1_000 },
  );
});

test('A user of a real server may have an id of text, and neither email nor role', () => {
  expect(storedUser({ username: 'mona' })).toEqual({ username: 'mona' });
  expect(storedUser({ id: '7f3c', username: 'mona', role: 'admin' })).toEqual({
    id: '7f3c',
    username: 'mona',
    role: 'admin',
  });
});

test('A field that a user does not have is left out', () => {
  expect(storedUser({ ...valid, password: 'smile' })).toEqual(valid);
});
