import type { SiteManifest } from '../site-manifest.ts';

// Filled in by the build step.
declare const __BUILD__: SiteManifest;

/** The site this worker belongs to. */
export const build = __BUILD__;
