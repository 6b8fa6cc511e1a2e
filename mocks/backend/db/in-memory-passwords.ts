import { demoAccount, demoPassword } from './demo-account.ts';
import type { Passwords } from './passwords.ts';

/**
 * Browsers offer WebCrypto on secure origins only. On plain http an account lasts as long as its
 * page: the password is kept in memory and nowhere else, because storing it in plain text would be
 * worse, and we do not implement hashing ourselves.
 */
export function inMemoryPasswords(): Omit<Passwords, 'areDurable'> {
  const passwords = new Map([[demoAccount.password.hash, demoPassword]]);
  return {
    async hash(password) {
      const hash = `remembered-${passwords.size}`;
      passwords.set(hash, password);
      return { salt: '', iterations: 1, hash };
    },
    matches: async (password, hashed) =>
      hashed !== undefined && passwords.get(hashed.hash) === password,
  };
}
