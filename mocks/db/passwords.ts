import { demoPassword, demoAccount } from './demo-account.ts';
import type { SealedPassword } from './stored-rows.ts';

/** Seals passwords and recognises them again. */
export interface Passwords {
  /** Whether a seal still opens after the page is gone. */
  areDurable: boolean;
  seal(password: string): Promise<SealedPassword>;
  matches(password: string, sealed: SealedPassword): Promise<boolean>;
}

/**
 * PBKDF2 rounds of a new password. The accounts of a demo never leave their browser, so the count is
 * what a slow phone does in about 100 ms, not what a server's stolen table would need; it is stored
 * with each seal and may rise at any time.
 */
const ITERATIONS = 50_000;

/** Passwords salted and hashed, or remembered by the page where the browser has no WebCrypto. */
export function openPasswords(subtle: SubtleCrypto | null = crypto.subtle ?? null): Passwords {
  return subtle ? hashedPasswords(subtle) : rememberedPasswords();
}

function hashedPasswords(subtle: SubtleCrypto): Passwords {
  const hash = async (password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) => {
    const bytes = new TextEncoder().encode(password.normalize('NFKC'));
    const key = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
    return toHex(new Uint8Array(await subtle.deriveBits(algorithm, key, 256)));
  };
  return {
    areDurable: true,
    async seal(password) {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      const hashed = await hash(password, salt, ITERATIONS);
      return { salt: toHex(salt), iterations: ITERATIONS, hash: hashed };
    },
    matches: async (password, sealed) =>
      (await hash(password, fromHex(sealed.salt), sealed.iterations)) === sealed.hash,
  };
}

/**
 * Browsers offer WebCrypto on secure origins only. On plain http an account lasts as long as its
 * page: the password is kept in memory and nowhere else, because storing it readable would be worse
 * and hashing by hand is not ours to write.
 */
function rememberedPasswords(): Passwords {
  const remembered = new Map([[demoAccount.password.hash, demoPassword]]);
  return {
    areDurable: false,
    async seal(password) {
      const hash = `remembered-${remembered.size}`;
      remembered.set(hash, password);
      return { salt: '', iterations: 1, hash };
    },
    matches: async (password, { hash }) => remembered.get(hash) === password,
  };
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
