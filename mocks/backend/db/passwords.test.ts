// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { demoAccount } from './demo-account.ts';
import { openPasswords, SERVER_ITERATIONS } from './passwords.ts';
import type { HashedPassword } from './stored-rows.ts';

const withoutWebCrypto = () => openPasswords(null);

test('The published hash is that of demo1234', async () => {
  const passwords = openPasswords();
  expect(await passwords.matches('demo1234', demoAccount.password)).toBe(true);
  expect(await passwords.matches('demo', demoAccount.password)).toBe(false);
});

test('One password hashed twice gives two hashes that both match', async () => {
  const passwords = openPasswords();
  const [one, other] = [await passwords.hash('smile'), await passwords.hash('smile')];
  expect(one.hash).not.toBe(other.hash);
  expect(await passwords.matches('smile', one)).toBe(true);
  expect(await passwords.matches('smile', other)).toBe(true);
  expect(await passwords.matches('smiles', one)).toBe(false);
});

test('A password matches however its accents are encoded', async () => {
  const passwords = openPasswords();
  expect(await passwords.matches('cafe\u0301', await passwords.hash('caf\u00e9'))).toBe(true);
});

test('Without WebCrypto passwords are kept in memory, and the hash does not contain them', async () => {
  const passwords = withoutWebCrypto();
  const hashed = await passwords.hash('smile');
  expect(JSON.stringify(hashed)).not.toContain('smile');
  expect(await passwords.matches('smile', hashed)).toBe(true);
  expect(await passwords.matches('frown', hashed)).toBe(false);
  expect(await passwords.matches('demo1234', demoAccount.password)).toBe(true);
  expect(passwords.areDurable).toBe(false);
  expect(await withoutWebCrypto().matches('smile', hashed)).toBe(false);
});

test('A new hash has a salt of 16 bytes, 32 bytes and 50,000 iterations', async () => {
  const passwords = openPasswords();
  expect(await passwords.hash('smile')).toEqual({
    salt: expect.stringMatching(/^[0-9a-f]{32}$/),
    iterations: 50_000,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(passwords.areDurable).toBe(true);
});

test('A hash is checked with its own number of iterations', async () => {
  // PBKDF2-HMAC-SHA-256 of "password" with the salt "salt" (the vectors of RFC 7914 and the usual ones).
  const hashed = {
    salt: '73616c74',
    iterations: 2,
    hash: 'ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43',
  };
  expect(await openPasswords().matches('password', hashed)).toBe(true);
  expect(await openPasswords().matches('password', { ...hashed, iterations: 3 })).toBe(false);
});

test('Without WebCrypto two accounts have two passwords', async () => {
  const passwords = withoutWebCrypto();
  const [smile, frown] = [await passwords.hash('smile'), await passwords.hash('frown')];
  expect(await passwords.matches('smile', smile)).toBe(true);
  expect(await passwords.matches('frown', frown)).toBe(true);
  expect(await passwords.matches('frown', smile)).toBe(false);
  expect(smile).toMatchObject({ salt: '', iterations: 1 });
});

test('Without WebCrypto passwords are not durable', () => {
  vi.stubGlobal('crypto', {});
  expect(openPasswords().areDurable).toBe(false);
});

test('A server hashes with 600,000 iterations', async () => {
  const passwords = openPasswords(undefined, SERVER_ITERATIONS);
  const hashed = await passwords.hash('smile');
  expect(hashed.iterations).toBe(600_000);
  expect(await passwords.matches('smile', hashed)).toBe(true);
});

test('An older hash with fewer iterations is replaced when its password comes', async () => {
  const old = await openPasswords(undefined, 2).hash('smile');
  const passwords = openPasswords(undefined, 3);
  const replace = vi.fn<(hashed: HashedPassword) => Promise<void>>();
  expect(await passwords.matches('frown', old, replace)).toBe(false);
  expect(replace).not.toHaveBeenCalled();
  expect(await passwords.matches('smile', old, replace)).toBe(true);
  const [[better] = []] = replace.mock.calls;
  expect(better).toMatchObject({ iterations: 3 });
  expect(await passwords.matches('smile', better, replace)).toBe(true);
  expect(replace).toHaveBeenCalledOnce();
});

test('A hash with more iterations, as of a server, and the published one are not replaced', async () => {
  const replace = vi.fn<(hashed: HashedPassword) => Promise<void>>();
  const hashed = await openPasswords(undefined, 5).hash('smile');
  expect(await openPasswords(undefined, 4).matches('smile', hashed, replace)).toBe(true);
  const server = openPasswords(undefined, 50_001);
  expect(await server.matches('demo1234', demoAccount.password, replace)).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test('Without an account as much is computed as with one', async () => {
  const deriveBits = vi.spyOn(crypto.subtle, 'deriveBits');
  const passwords = openPasswords(undefined, 7);
  expect(await passwords.matches('smile', undefined)).toBe(false);
  expect(deriveBits).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ iterations: 7 }),
    expect.anything(),
    256,
  );
  expect(await withoutWebCrypto().matches('smile', undefined)).toBe(false);
});
