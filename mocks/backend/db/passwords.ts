import type { HashedPassword } from './stored-rows.ts';

/** Seals passwords and recognises them again. */
export interface Passwords {
  /** Whether a seal still opens after the page is gone. */
  areDurable: boolean;
  hash(password: string): Promise<HashedPassword>;
  matches(password: string, sealed: HashedPassword): Promise<boolean>;
}

/** Passwords salted and hashed, or remembered by the page where the browser has no WebCrypto. */
export function openPasswords(subtle: SubtleCrypto | null = crypto.subtle ?? null): Passwords {
  let opened: ReturnType<typeof open> | undefined;
  // Needed by sign-in and registration alone: the code stays out of the way of the first cards.
  const open = async () =>
    subtle
      ? (await import('./web-crypto-passwords.ts')).webCryptoPasswords(subtle)
      : (await import('./in-memory-passwords.ts')).inMemoryPasswords();
  const passwords = () => (opened ??= open());
  return {
    areDurable: subtle !== null,
    hash: async (password) => (await passwords()).hash(password),
    matches: async (password, sealed) => (await passwords()).matches(password, sealed),
  };
}
