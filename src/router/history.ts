import {
  formatPath,
  type Location,
  newKey,
  parsePath,
  type Path,
  withoutBase,
} from './location.ts';

/** What a page keeps with its entry in the history, as plain JSON values by a name of the page's own. */
export type EntryState = Readonly<Record<string, unknown>>;

/** The session history: where the visitor is, was and can return to. */
export interface History {
  location: () => Location;
  /** What is kept with the current entry. */
  entryState: () => EntryState;
  /** Replaces what is kept with the current entry. */
  keepEntryState: (kept: EntryState) => void;
  /** The `href` of a path. */
  createHref: (path: string) => string;
  push: (location: Location, kept?: EntryState) => void;
  replace: (location: Location, kept?: EntryState) => void;
  go: (delta: number) => void;
  /** How many layers lie over the page in the current entry; 0 for the page itself. */
  layer: () => number;
  /** Adds an entry for a further layer over the page, at the same location. */
  pushLayer: () => void;
  /** Calls `onPop` after the visitor went back or forward; returns a function that stops it. */
  listen: (onPop: () => void) => () => void;
}

/** The browser's history, with the site under a base path. */
export function createBrowserHistory(basename = '/'): History {
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
  if (isNewVisit()) window.history.replaceState(null, '');
  return {
    createHref,
    location: () => ({ ...readUrl(), key: currentKey() }),
    entryState: () => recordOf(recordOf(window.history.state).kept),
    keepEntryState(kept) {
      try {
        window.history.replaceState({ ...recordOf(window.history.state), kept }, '');
      } catch {
        // Safari allows a hundred changes in thirty seconds; the router knows what is kept until the next reload.
      }
    },
    push: ({ key, ...path }, kept) =>
      window.history.pushState({ key, kept }, '', createHref(formatPath(path))),
    replace: ({ key, ...path }, kept) =>
      window.history.replaceState({ key, kept }, '', createHref(formatPath(path))),
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

/** A typed address is a new visit, also where the browser keeps the entry of the page that it was typed over. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

function currentLayer(): number {
  return (window.history.state as { layer?: number } | null)?.layer ?? 0;
}

/** The key of the current entry. An entry that the router did not make, such as the first one, gets one. */
function currentKey(): string {
  const state = recordOf(window.history.state);
  if (typeof state.key === 'string') return state.key;
  const key = newKey();
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/** The fields of a value that another version, or somebody else, may have written. */
function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A history in memory, for prerendering and tests. */
export function createMemoryHistory(path: string, basename = '/'): History {
  const base = basename.replace(/\/$/, '');
  const entries: { location: Location; kept?: EntryState | undefined; layer?: number }[] = [
    { location: { ...parsePath(path), key: newKey() } },
  ];
  const listeners = new Set<() => void>();
  let current = 0;
  const layer = () => entries[current]!.layer ?? 0;
  const push = (entry: (typeof entries)[number]) => {
    current += 1;
    entries.splice(current, Infinity, entry);
  };
  return {
    createHref: (to) => base + to,
    location: () => entries[current]!.location,
    entryState: () => entries[current]!.kept ?? {},
    keepEntryState(kept) {
      entries[current]!.kept = kept;
    },
    push: (location, kept) => push({ location, kept }),
    layer,
    pushLayer: () => push({ ...entries[current]!, layer: layer() + 1 }),
    replace(location, kept) {
      entries[current] = { location, kept };
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
