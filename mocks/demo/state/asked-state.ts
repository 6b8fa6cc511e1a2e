import { demoParameters } from '#src/site/page-parameters.ts';

/** Before what another device hands over in the fragment of an address, which no server sees. */
export const FRAGMENT = '#handed=';

/** The part of an address's query that asks for a demo state; undefined where there is none. */
export function stateParameters(search: string): string | undefined {
  const found = demoParameters(search);
  return found.length === 0 ? undefined : new URLSearchParams(found).toString();
}

/** Whether the tab's session storage has an entry of this key; false where storage is blocked. */
export function isKeptInTab(key: string): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}
