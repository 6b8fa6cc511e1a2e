/**
 * Replaces the package `tldts` in the browser bundle: MSW's cookie jar asks it for the registrable
 * domain of a host, and every call of this site goes to its own host.
 */
export function getDomain(host: string): string | null {
  return host.includes('.') ? host.split('.').slice(-2).join('.') : null;
}

export default { getDomain };
