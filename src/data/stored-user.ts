import type { User } from '#src/contract/account.ts';

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const MAX_TEXT = 10_000;

/** The user that these fields are, as the schema `User` would read them; a test holds the two together. */
export function storedUser({
  id,
  username,
  email,
  role,
}: Readonly<Record<string, unknown>>): User | undefined {
  const isId = id === undefined || (Number.isSafeInteger(id) && (id as number) > 0);
  if (!isId || !isFilled(username) || !isFilled(email) || !isFilled(role)) return undefined;
  if (!EMAIL.test(email)) return undefined;
  return { ...(id !== undefined && { id: id as number }), username, email, role };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;
}
