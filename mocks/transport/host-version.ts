import type { SiteVersion } from '#src/site/site-version.ts';
import { siteScope } from './site-worker.ts';

/** Which build the host has, past every cache. @throws where it does not say, with the reason */
export async function readHostVersion(): Promise<SiteVersion> {
  const response = await fetch(`${siteScope}version.json`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`It answered ${response.status}`);
  return response.json();
}
