/** Whether two usernames or email addresses are one: case and spaces around do not count. */
export function isSameIdentity(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(identity: string): string {
  return identity.trim().normalize('NFKC').toLowerCase();
}
