import type { PageParameter } from '#src/site/page-parameters.ts';

/** Takes a parameter that the page has read from its address, and nothing else of the entry in the history. */
export function removePageParameter(name: PageParameter): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
