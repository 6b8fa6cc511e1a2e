import type { User } from '#src/domain/accounts.ts';
import type { Id } from '#src/domain/id.ts';

const MAX_TEXT = 10_000;

/** The user that these fields are: only the username is certain, because a real server may leave the others out. */
export function storedUser({
  id,
  username,
  email,
  role,
}: Readonly<Record<string, unknown>>): User | undefined {
  if (!isFilled(username) || !isId(id) || !isTextIfAny(email) || !isTextIfAny(role)) {
    return undefined;
  }
  return {
    ...(id !== undefined && { id }),
    username,
    ...(email !== undefined && { email }),
    ...(role !== undefined && { role }),
  };
}

const isId = (value: unknown): value is Id | undefined =>
  value === undefined || Number.isFinite(value) || isFilled(value);

const isTextIfAny = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && value.length <= MAX_TEXT);

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;
}
