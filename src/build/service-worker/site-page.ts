import { pathOfFile, pagePaths } from '#src/paths.ts';

// As the router matches them: whatever the case, with a slash at the end or without.
const patterns = pagePaths().map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/**
 * Whether an address is that of a page of the site at `scope`. Others below may be another site's, which has no
 * worker of its own yet.
 */
export function isSitePage(scope: string, href: string): boolean {
  if (!href.startsWith(scope)) return false;
  const path = new URL(href).pathname.slice(new URL(scope).pathname.length - 1);
  return patterns.some((pattern) => pattern.test(pathOfFile(path)));
}
