import type { SealedPassword } from './stored-rows.ts';

/** Seals passwords and recognises them again. */
export interface Passwords {
  /** Whether a seal still opens after the page is gone. */
  areDurable: boolean;
  seal(password: string): Promise<SealedPassword>;
  matches(password: string, sealed: SealedPassword): Promise<boolean>;
}

/** Passwords salted and hashed, or remembered by the page where the browser has no WebCrypto. */
export function openPasswords(subtle: SubtleCrypto | null = crypto.subtle ?? null): Passwords {
  let opened: ReturnType<typeof open> | undefined;
  // Needed by sign-in and registration alone: the code stays out of the way of the first cards.
  const open = async () =>
    subtle
      ? (await import('./web-crypto-passwords.ts')).hashedPasswords(subtle)
      : (await import('./in-memory-passwords.ts')).rememberedPasswords();
  const passwords = () => (opened ??= open());
  return {
    areDurable: subtle !== null,
    seal: async (password) => (await passwords()).seal(password),
    matches: async (password, sealed) => (await passwords()).matches(password, sealed),
  };
}
