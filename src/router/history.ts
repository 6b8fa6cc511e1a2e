import {
  formatPath,
  type Location,
  newKey,
  parsePath,
  type Path,
  withoutBase,
} from './location.ts';

/** The session history: where the visitor is, was and can return to. */
export interface History {
  location: () => Location;
  /** The `href` of a path. */
  createHref: (path: string) => string;
  push: (location: Location) => void;
  replace: (location: Location) => void;
  go: (delta: number) => void;
  /** How many layers lie over the page in the current entry; 0 for the page itself. */
  layer: () => number;
  /** Adds an entry for a further layer over the page, at the same location. */
  pushLayer: () => void;
  /** Calls `onPop` after the visitor went back or forward; returns a function that stops it. */
  listen: (onPop: () => void) => () => void;
}

/** The browser's history, with the site under a base path. */
export function createBrowserHistory(basename: string): History {
  const base = basename.replace(/\/$/, '');
  return createUrlHistory(
    (path) => base + path,
    () => {
      const { pathname, search, hash } = window.location;
      return { pathname: withoutBase(pathname, base), search, hash };
    },
  );
}

/** The browser's history, with the path behind a `#`, for a page whose URL has a path that cannot change. */
export function createHashHistory(): History {
  return createUrlHistory(
    (path) => `#${path}`,
    () => parsePath(window.location.hash.slice(1)),
  );
}

function createUrlHistory(createHref: History['createHref'], readUrl: () => Path): History {
  const hrefOf = (location: Location) => createHref(formatPath(location));
  return {
    createHref,
    location: () => ({ ...readUrl(), key: currentKey() }),
    push: (location) => window.history.pushState({ key: location.key }, '', hrefOf(location)),
    replace: (location) => window.history.replaceState({ key: location.key }, '', hrefOf(location)),
    go: (delta) => window.history.go(delta),
    layer: currentLayer,
    pushLayer: () =>
      window.history.pushState({ ...window.history.state, layer: currentLayer() + 1 }, ''),
    listen(onPop) {
      window.addEventListener('popstate', onPop);
      return () => window.removeEventListener('popstate', onPop);
    },
  };
}

function currentLayer(): number {
  return (window.history.state as { layer?: number } | null)?.layer ?? 0;
}

/** The key of the current entry. An entry that the router did not make, such as the first one, gets one. */
function currentKey(): string {
  const state: unknown = window.history.state;
  const fields = typeof state === 'object' ? state : undefined;
  if (fields && 'key' in fields && typeof fields.key === 'string') return fields.key;
  const key = newKey();
  window.history.replaceState({ ...fields, key }, '');
  return key;
}

/** A history in memory, for prerendering and tests. */
export function createMemoryHistory(path: string, basename: string): History {
  const base = basename.replace(/\/$/, '');
  const entries: (Location & { layer?: number })[] = [{ ...parsePath(path), key: newKey() }];
  const listeners = new Set<() => void>();
  let current = 0;
  const layer = () => entries[current]!.layer ?? 0;
  const push = (entry: Location & { layer?: number }) => {
    current += 1;
    entries.splice(current, Infinity, entry);
  };
  return {
    createHref: (to) => base + to,
    location: () => entries[current]!,
    push,
    layer,
    pushLayer: () => push({ ...entries[current]!, layer: layer() + 1 }),
    replace(location) {
      entries[current] = location;
    },
    go(delta) {
      if (!entries[current + delta]) return;
      current += delta;
      for (const listener of listeners) listener();
    },
    listen(onPop) {
      listeners.add(onPop);
      return () => listeners.delete(onPop);
    },
  };
}
