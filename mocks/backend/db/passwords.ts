import { loadOnce } from '#src/contract/load-once.ts';
import type { HashedPassword } from './stored-rows.ts';

/** Hashes passwords and checks them. */
export interface Passwords {
  /** Whether a hash can still be checked after a reload. */
  areDurable: boolean;
  hash(password: string): Promise<HashedPassword>;
  matches(password: string, hashed: HashedPassword): Promise<boolean>;
}

/** Passwords salted and hashed, or kept in memory where the browser has no WebCrypto. */
export function openPasswords(subtle: SubtleCrypto | null = crypto.subtle ?? null): Passwords {
  // Only sign-in and registration need it: it is not loaded before the first cards.
  const passwords = loadOnce(async () =>
    subtle
      ? (await import('./web-crypto-passwords.ts')).webCryptoPasswords(subtle)
      : (await import('./in-memory-passwords.ts')).inMemoryPasswords(),
  );
  return {
    areDurable: subtle !== null,
    hash: async (password) => (await passwords()).hash(password),
    matches: async (password, hashed) => (await passwords()).matches(password, hashed),
  };
}
