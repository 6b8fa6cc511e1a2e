import type { Id } from './id.ts';

/** Whoever is signed in, as far as the server says. */
export interface User {
  username: string;
  id?: Id;
  email?: string;
  role?: string;
}

/** Whether two usernames or email addresses are equal, ignoring case and surrounding spaces. */
export function isSameIdentity(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(identity: string): string {
  return identity.trim().normalize('NFKC').toLowerCase();
}
