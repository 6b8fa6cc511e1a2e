import { demoAccount, demoPassword } from './demo-account.ts';
import type { Passwords } from './passwords.ts';

/**
 * Browsers offer WebCrypto on secure origins only. On plain http an account lasts as long as its
 * page: the password is kept in memory and nowhere else, because storing it readable would be worse
 * and hashing by hand is not ours to write.
 */
export function inMemoryPasswords(): Omit<Passwords, 'areDurable'> {
  const remembered = new Map([[demoAccount.password.hash, demoPassword]]);
  return {
    async hash(password) {
      const hash = `remembered-${remembered.size}`;
      remembered.set(hash, password);
      return { salt: '', iterations: 1, hash };
    },
    matches: async (password, { hash }) => remembered.get(hash) === password,
  };
}
