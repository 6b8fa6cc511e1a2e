import { build } from 'vite';
import { built } from './built-site.ts';

/** Builds the site once for all engines. */
export default async function buildSite(): Promise<void> {
  if (process.env.SITE) return;
  await build({ logLevel: 'warn', build: { outDir: built } });
}
