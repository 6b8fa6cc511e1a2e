import type { User } from '#src/domain/accounts.ts';
import { type Fields, readFields, readId, readText } from './fields.ts';

/** Whoever has signed in; undefined without a username, which is what pages show. */
export function readSignedIn({ user }: Fields): { user: User } | undefined {
  const { id, username, email, role }: Fields = readFields(user) ?? {};
  const name = readText(username);
  if (name === '') return undefined;
  const known = { id: readId(id), email: readText(email), role: readText(role) };
  return {
    user: {
      username: name,
      ...(known.id !== undefined && { id: known.id }),
      ...(known.email && { email: known.email }),
      ...(known.role && { role: known.role }),
    },
  };
}
