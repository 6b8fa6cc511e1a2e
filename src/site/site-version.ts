/** What `version.json` says of the build that a host has. */
export interface SiteVersion {
  /** That of `package.json`. */
  version: string;
  /** The name in `<meta name="build">` of its pages. */
  build: string;
  /** When it was built, in UTC (ISO 8601). */
  builtAt: string;
}
