import { demoAccount } from './demo-account.ts';
import type { Passwords } from './passwords.ts';
import type { HashedPassword } from './stored-rows.ts';

/** Passwords salted and hashed with PBKDF2. @param rounds the iterations of a new hash; an old one is checked with its own */
export function webCryptoPasswords(
  subtle: SubtleCrypto,
  rounds: number,
): Omit<Passwords, 'areDurable'> {
  const hash = async (password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) => {
    const bytes = new TextEncoder().encode(password.normalize('NFKC'));
    const key = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
    return toHex(new Uint8Array(await subtle.deriveBits(algorithm, key, 256)));
  };
  async function hashAnew(password: string): Promise<HashedPassword> {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return { salt: toHex(salt), iterations: rounds, hash: await hash(password, salt, rounds) };
  }
  /** That of no password. */
  const nobodys: HashedPassword = { salt: '00'.repeat(16), iterations: rounds, hash: '' };
  return {
    hash: hashAnew,
    async matches(password, hashed = nobodys, replace) {
      const { salt, iterations } = hashed;
      const isSame = (await hash(password, fromHex(salt), iterations)) === hashed.hash;
      // The demo account's password is published, and its row is part of the program.
      const isOld = iterations < rounds && hashed.hash !== demoAccount.password.hash;
      if (isSame && isOld) await replace?.(await hashAnew(password));
      return isSame;
    },
  };
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
