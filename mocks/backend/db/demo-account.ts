import { slug } from '#src/copy/brand/slug.ts';
import type { UserRow } from './stored-rows.ts';

/** Published under the sign-in form, so it is not a secret; a test checks that the hash is its own. */
export const demoPassword = 'demo1234';

/** The account for demonstrations: a seed of every browser, never stored. */
export const demoAccount: UserRow = {
  id: 1,
  username: 'demo',
  email: `demo@${slug}.example`,
  role: 'customer',
  password: {
    salt: '1279aa578fed4c899a8d1e73b3f66899',
    iterations: 50_000,
    hash: '1939a1ad1287a048d5da155b3a222b7117c4d6a2f796fd8980afc365534c78c5',
  },
};
