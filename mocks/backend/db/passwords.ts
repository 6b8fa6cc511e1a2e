import { loadOnce } from '#src/lib/load-once.ts';
import type { HashedPassword } from './stored-rows.ts';

/**
 * PBKDF2 iterations of a new password, where nothing else is asked for. The accounts of a demo never leave their browser,
 * so the count is what a slow phone does in about 100 ms, not what a server's stolen table would need. It is stored with
 * each hash, and may rise at any time.
 */
const BROWSER_ITERATIONS = 50_000;

/** What OWASP asks of a server: its file holds the accounts of several people, and may be copied. */
export const SERVER_ITERATIONS = 600_000;

/** Hashes passwords and checks them. */
export interface Passwords {
  /** Whether a hash can still be checked after a reload. */
  areDurable: boolean;
  hash(password: string): Promise<HashedPassword>;
  /**
   * Whether a password is the one that was hashed. Without a hash it is not, which takes as long, so that nobody learns
   * by the time which accounts exist.
   * @param replace stores a hash of the same password in place of one with fewer iterations than a new one would have
   */
  matches(
    password: string,
    hashed: HashedPassword | undefined,
    replace?: (hashed: HashedPassword) => Promise<unknown>,
  ): Promise<boolean>;
}

/** Passwords salted and hashed, or kept in memory where the browser has no WebCrypto. */
export function openPasswords(
  // Not by the name that only the library of the DOM has: the declarations are those of the package too.
  subtle: typeof crypto.subtle | null = crypto.subtle ?? null,
  iterations = BROWSER_ITERATIONS,
): Passwords {
  // Only sign-in and registration need it: it is not loaded before the first cards.
  const passwords = loadOnce(async () =>
    subtle
      ? (await import('./web-crypto-passwords.ts')).webCryptoPasswords(subtle, iterations)
      : (await import('./in-memory-passwords.ts')).inMemoryPasswords(),
  );
  return {
    areDurable: subtle !== null,
    hash: async (password) => (await passwords()).hash(password),
    matches: async (...checked) => (await passwords()).matches(...checked),
  };
}
