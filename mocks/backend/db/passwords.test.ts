// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { demoAccount } from './demo-account.ts';
import { openPasswords } from './passwords.ts';

const withoutWebCrypto = () => openPasswords(null);

test('The published hash is that of demo1234', async () => {
  const passwords = openPasswords();
  expect(await passwords.matches('demo1234', demoAccount.password)).toBe(true);
  expect(await passwords.matches('demo', demoAccount.password)).toBe(false);
});

test('One password sealed twice gives two seals that both open', async () => {
  const passwords = openPasswords();
  const [one, other] = [await passwords.hash('smile'), await passwords.hash('smile')];
  expect(one.hash).not.toBe(other.hash);
  expect(await passwords.matches('smile', one)).toBe(true);
  expect(await passwords.matches('smile', other)).toBe(true);
  expect(await passwords.matches('smiles', one)).toBe(false);
});

test('A password opens however its accents were typed', async () => {
  const passwords = openPasswords();
  expect(await passwords.matches('cafe\u0301', await passwords.hash('caf\u00e9'))).toBe(true);
});

test('Without WebCrypto the page remembers, and the seal says nothing', async () => {
  const passwords = withoutWebCrypto();
  const sealed = await passwords.hash('smile');
  expect(JSON.stringify(sealed)).not.toContain('smile');
  expect(await passwords.matches('smile', sealed)).toBe(true);
  expect(await passwords.matches('frown', sealed)).toBe(false);
  expect(await passwords.matches('demo1234', demoAccount.password)).toBe(true);
  expect(passwords.areDurable).toBe(false);
  expect(await withoutWebCrypto().matches('smile', sealed)).toBe(false);
});

test('A new seal has a salt of 16 bytes, a hash of 32 and 50,000 rounds', async () => {
  const passwords = openPasswords();
  expect(await passwords.hash('smile')).toEqual({
    salt: expect.stringMatching(/^[0-9a-f]{32}$/),
    iterations: 50_000,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(passwords.areDurable).toBe(true);
});

test('A seal opens with its own number of rounds, whatever new ones have', async () => {
  // PBKDF2-HMAC-SHA-256 of "password" with the salt "salt" (the vectors of RFC 7914 and the usual ones).
  const sealed = {
    salt: '73616c74',
    iterations: 2,
    hash: 'ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43',
  };
  expect(await openPasswords().matches('password', sealed)).toBe(true);
  expect(await openPasswords().matches('password', { ...sealed, iterations: 3 })).toBe(false);
});

test('Without WebCrypto two accounts have two passwords', async () => {
  const passwords = withoutWebCrypto();
  const [smile, frown] = [await passwords.hash('smile'), await passwords.hash('frown')];
  expect(await passwords.matches('smile', smile)).toBe(true);
  expect(await passwords.matches('frown', frown)).toBe(true);
  expect(await passwords.matches('frown', smile)).toBe(false);
  expect(smile).toMatchObject({ salt: '', iterations: 1 });
});

test('A browser without WebCrypto is recognised', () => {
  vi.stubGlobal('crypto', {});
  expect(openPasswords().areDurable).toBe(false);
});
