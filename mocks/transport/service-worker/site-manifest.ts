/** The site that a worker belongs to, as the build step knows it. Paths are relative to the scope. */
export interface SiteManifest {
  /** Names the build; the page carries the same name. */
  name: string;
  /** The files that make the site work offline, each with its integrity. */
  files: (readonly [path: string, integrity: string])[];
  /** The pages that are cached when they were visited, each with its integrity. */
  rowPages: (readonly [path: string, integrity: string])[];
}
