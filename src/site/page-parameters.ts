/** The parameters of an address that ask for a demo state. */
export const DEMO_PARAMETERS: readonly string[] = ['scenario', 'fail', 'latency', 'clock', 'live'];

/** Those among the parameters of a query, by default that of the page's address, with their values. */
export const demoParameters = (search = location.search): [string, string][] =>
  [...new URLSearchParams(search)].filter(([name]) => DEMO_PARAMETERS.includes(name));

/** The other parameters that a page reads from its address. */
export type PageParameter = (typeof PAGE_PARAMETERS)[number];
export const PAGE_PARAMETERS = ['backstage', 'present', 'tour', 'tour-file', 'transport'] as const;

/** What the address of the page says for a parameter; null where it does not name it. */
export function pageParameter(name: PageParameter): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** Whether the address of the page names one of these parameters. */
export function hasParameter(names: readonly string[]): boolean {
  const asked = new URLSearchParams(location.search);
  return names.some((name) => asked.has(name));
}
