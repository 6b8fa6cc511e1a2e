import { createPath, type Location, type Path, parsePath, type To } from 'react-router-dom';

/** What a page keeps with its entry in the history, as plain JSON values by a name of the page's own. */
export type EntryState = Readonly<Record<string, unknown>>;

/** The session history: where the visitor is, was and can return to. */
export interface History {
  /** The current location, below the base path; its state is what is kept with the entry. */
  location: () => Location<EntryState>;
  /** Replaces what is kept with the current entry. */
  keepEntryState: (kept: EntryState) => void;
  /** Replaces the search of the current entry, and nothing else of it. */
  keepSearch: (search: string) => void;
  /** The `href` of a path. */
  createHref: (to: To) => string;
  /** The path to which a link of the site leads. */
  pathOf: (link: Path) => Path;
  push: (location: Location<EntryState>) => void;
  replace: (location: Location<EntryState>) => void;
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
    ({ pathname, search, hash }) => ({ pathname: withoutBase(pathname, base), search, hash }),
  );
}

/** The browser's history, with the path behind a `#`, for a page whose URL has a path that cannot change. */
export function createHashHistory(): History {
  return createUrlHistory(
    (path) => `#${path}`,
    ({ hash }) => completePath(hash.slice(1)),
  );
}

function createUrlHistory(format: (path: string) => string, pathOf: History['pathOf']): History {
  if (isNewVisit()) window.history.replaceState(null, '');
  const createHref = (to: To) => format(typeof to === 'string' ? to : createPath(to));
  return {
    createHref,
    pathOf,
    location: () => ({
      ...pathOf(window.location),
      key: currentKey(),
      state: recordOf(recordOf(window.history.state).kept),
    }),
    keepEntryState: (kept) => changeEntry({ ...recordOf(window.history.state), kept }),
    keepSearch: (search) =>
      changeEntry(window.history.state, createHref({ ...pathOf(window.location), search })),
    push: ({ key, state: kept, ...path }) =>
      window.history.pushState({ key, kept }, '', createHref(path)),
    replace: ({ key, state: kept, ...path }) =>
      window.history.replaceState({ key, kept }, '', createHref(path)),
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

function changeEntry(state: unknown, href?: string): void {
  try {
    window.history.replaceState(state, '', href);
  } catch {
    // Safari allows a hundred changes in thirty seconds; the router knows what it refuses until the next reload.
  }
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
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Splits `/path?search#hash`. */
export function completePath(to: To): Path {
  const { pathname, search, hash } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: pathname ?? '/', search: search ?? '', hash: hash ?? '' };
}

/** A pathname without the base path, whose case does not matter; unchanged if it is not below it. */
function withoutBase(pathname: string, base: string): string {
  const isBelow = `${pathname}/`.toLowerCase().startsWith(`${base}/`.toLowerCase());
  return isBelow ? pathname.slice(base.length) || '/' : pathname;
}

/** A history in memory, for prerendering and tests. */
export function createMemoryHistory(path: string, basename = '/'): History {
  const base = basename.replace(/\/$/, '');
  const entries: { location: Location<EntryState>; layer?: number }[] = [
    { location: { ...completePath(path), key: newKey(), state: {} } },
  ];
  const listeners = new Set<() => void>();
  let current = 0;
  const location = () => entries[current]!.location;
  const layer = () => entries[current]!.layer ?? 0;
  const push = (entry: (typeof entries)[number]) => {
    current += 1;
    entries.splice(current, Infinity, entry);
  };
  return {
    createHref: (to) => base + (typeof to === 'string' ? to : createPath(to)),
    pathOf: (link) => link,
    location,
    keepEntryState(kept) {
      entries[current]!.location = { ...location(), state: kept };
    },
    keepSearch(search) {
      entries[current]!.location = { ...location(), search };
    },
    push: (to) => push({ location: to }),
    layer,
    pushLayer: () => push({ location: location(), layer: layer() + 1 }),
    replace(to) {
      entries[current] = { location: to };
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

/** What pages keep with their entries in the history; of the current document also what the history refused to keep. */
interface EntryStates {
  /** What is kept with the entry of this key; the same object until it is replaced. */
  read: (key: string) => EntryState;
  /** Replaces a value that is kept with the entry of this key. */
  keep: (key: string, name: string, value: unknown) => void;
  /** Notes what a new entry is made with. */
  begin: (key: string, kept: EntryState) => void;
}

const NOTHING: EntryState = {};

export function createEntryStates(history: History): EntryStates {
  const states = new Map<string, EntryState>();
  const isCurrent = (key: string) => history.location().key === key;

  function read(key: string): EntryState {
    // The page that is left is still shown while the code of the next one loads.
    if (!states.has(key) && isCurrent(key)) states.set(key, history.location().state);
    return states.get(key) ?? NOTHING;
  }

  return {
    read,
    keep(key, name, value) {
      const kept = { ...read(key), [name]: value };
      states.set(key, kept);
      if (isCurrent(key)) history.keepEntryState(kept);
    },
    begin(key, kept) {
      states.set(key, kept);
    },
  };
}
