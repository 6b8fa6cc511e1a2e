// @vitest-environment node
import { expect, test } from 'vitest';
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
  const [one, other] = [await passwords.seal('smile'), await passwords.seal('smile')];
  expect(one.hash).not.toBe(other.hash);
  expect(await passwords.matches('smile', one)).toBe(true);
  expect(await passwords.matches('smile', other)).toBe(true);
  expect(await passwords.matches('smiles', one)).toBe(false);
});

test('A password opens however its accents were typed', async () => {
  const passwords = openPasswords();
  expect(await passwords.matches('cafe\u0301', await passwords.seal('caf\u00e9'))).toBe(true);
});

test('Without WebCrypto the page remembers, and the seal says nothing', async () => {
  const passwords = withoutWebCrypto();
  const sealed = await passwords.seal('smile');
  expect(JSON.stringify(sealed)).not.toContain('smile');
  expect(await passwords.matches('smile', sealed)).toBe(true);
  expect(await passwords.matches('frown', sealed)).toBe(false);
  expect(await passwords.matches('demo1234', demoAccount.password)).toBe(true);
  expect(passwords.areDurable).toBe(false);
  expect(await withoutWebCrypto().matches('smile', sealed)).toBe(false);
});
