import type { Passwords } from './passwords.ts';

/**
 * PBKDF2 iterations of a new password. The accounts of a demo never leave their browser, so the count is
 * what a slow phone does in about 100 ms, not what a server's stolen table would need; it is stored
 * with each hash and may rise at any time.
 */
const ITERATIONS = 50_000;

/** Passwords salted and hashed. */
export function webCryptoPasswords(subtle: SubtleCrypto): Omit<Passwords, 'areDurable'> {
  const hash = async (password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) => {
    const bytes = new TextEncoder().encode(password.normalize('NFKC'));
    const key = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
    return toHex(new Uint8Array(await subtle.deriveBits(algorithm, key, 256)));
  };
  return {
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      return {
        salt: toHex(salt),
        iterations: ITERATIONS,
        hash: await hash(password, salt, ITERATIONS),
      };
    },
    matches: async (password, hashed) =>
      (await hash(password, fromHex(hashed.salt), hashed.iterations)) === hashed.hash,
  };
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
