import { flushSync } from 'react-dom';
import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type RouteObject,
  type To,
} from 'react-router-dom';
import { noteFocus } from './focus.ts';
import {
  completePath,
  createBrowserHistory,
  createEntryStates,
  type EntryState,
  type History,
  newKey,
  recordOf,
} from './history.ts';
import { loadPage, unloadedRoutes } from './routes.ts';
import {
  expectReturn,
  keepPosition,
  manageScroll,
  restoreFirstPosition,
  restorePosition,
  scrollToStart,
} from './scroll.ts';
import { captureSharedElement, morphSharedElement } from './shared-element.ts';

export interface RouterOptions {
  /** Where the visitor is; by default the browser's history, with the site at the root of its origin. */
  history?: History;
  /** Called before a navigation is rendered. */
  onBeforeRender?: (() => void) | undefined;
}

export interface RouterState {
  /** The location of the page that is shown. */
  readonly location: Location<EntryState>;
  /** How the visitor came to it: by going back or forward, which the first page counts as, or by a navigation. */
  readonly navigationType: NavigationType;
  /** The location of the page that is on its way, if any. */
  readonly pending: Location<EntryState> | undefined;
}

/** What React Router navigates with. It loads the code of a page before it shows it. */
export interface SiteRouter {
  readonly routes: RouteObject[];
  readonly state: RouterState;
  readonly navigator: Navigator;
  readonly pathOf: History['pathOf'];
  /**
   * Goes to a path of the site; for the code outside of components, which have `useNavigate`. A page whose code is there
   * is shown before this returns; otherwise when its code has come, unless another navigation has begun by then.
   */
  navigate: (to: To, options?: Pick<NavigateOptions, 'replace' | 'state'>) => Promise<void>;
  /** Goes back or forward by a number of entries. */
  go: (delta: number) => void;
  /** What the page keeps with the entry of this key in the history. */
  entryState: (key: string) => EntryState;
  /** Replaces one value of it. */
  keep: (key: string, name: string, value: unknown) => void;
  /**
   * Replaces parameters in the query of the page that is shown, an empty value removes one; others stay, whoever has put
   * them there. Not a navigation: the page stays where it is, and so does the focus.
   */
  replaceQuery: (changes: Readonly<Record<string, string>>) => void;
  /**
   * Adds an entry to the history for something that opens over the page, and calls `onClose` when the visitor goes back
   * or another page is shown; returns a function that takes the entry away.
   */
  openLayer: (onClose: () => void) => () => void;
  subscribe: (onChange: () => void) => () => void;
  /** Connects the router with the page; returns a function that disconnects it. */
  connect: () => () => void;
}

/** Shows the page of the history's current entry, whose code is there: see `loadPage`. */
export function createRouter(
  routes: RouteObject[],
  { history = createBrowserHistory(), onBeforeRender }: RouterOptions = {},
): SiteRouter {
  const entryStates = createEntryStates(history);
  const listeners = new Set<() => void>();
  const layers: (() => void)[] = [];
  let state: RouterState = {
    location: history.location(),
    navigationType: NavigationType.Pop,
    pending: undefined,
  };
  let navigations = 0;

  function update(changes: Partial<RouterState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  /** Loads the page of a location and calls `show`; the last navigation wins. */
  async function load(location: RouterState['location'], show: () => void) {
    noteFocus();
    navigations += 1;
    const navigation = navigations;
    if (unloadedRoutes(routes, location.pathname).length > 0) {
      update({ pending: location });
      await loadPage(routes, location.pathname);
      if (navigation !== navigations) return;
    }
    show();
  }

  /** Renders the page of a location and has `scroll` bring it to its position. */
  function render(changes: Omit<RouterState, 'pending'>, scroll: (location: Location) => void) {
    const { location } = changes;
    onBeforeRender?.();
    const pathnames = new Set([location.pathname, state.location.pathname]);
    const shared = pathnames.size > 1 ? captureSharedElement(pathnames) : undefined;
    // After the boxes of the old page were read, which it would lay out once more.
    if (changes.navigationType === NavigationType.Pop) expectReturn(location);
    // In this task, so that a tap is answered in the next frame and the new page can be scrolled.
    flushSync(() => {
      closeLayers();
      update({ ...changes, pending: undefined });
    });
    scroll(location);
    if (shared) morphSharedElement(shared);
  }

  /** Whether the entry is that of the page shown; not while a page loads to which the visitor goes back. */
  const isOwnEntry = () => history.location().key === state.location.key;

  function navigate(to: To, options: Pick<NavigateOptions, 'replace' | 'state'> = {}) {
    const path = completePath(to);
    const isHere = isOwnEntry() && createPath(path) === createPath(state.location);
    // A link of a layer to the page below leads back to its entry.
    const isBelow = isHere && history.layer() > 0;
    const isReplacing = isHere || (options.replace && isOwnEntry());
    const target = isBelow
      ? state.location
      : { ...path, key: newKey(), state: recordOf(options.state) };
    return load(target, () => {
      keepPosition(state.location);
      const kept = isHere && !options.state ? entryStates.read(state.location.key) : target.state;
      const location = { ...target, state: kept };
      entryStates.begin(location.key, kept);
      // The entry of a layer becomes that of the page to which a link in the layer leads.
      if (isReplacing || history.layer() > 0) {
        if (!isBelow) history.replace(location);
      } else history.push(location);
      render({ location, navigationType: NavigationType.Push }, scrollToStart);
    });
  }

  /** Closes the layers above the first `count`. */
  function closeLayers(count = 0) {
    for (const close of layers.splice(count)) close();
    leaveDeadEntries();
  }

  /** Goes back from the entries of layers that are closed. */
  function leaveDeadEntries() {
    const dead = history.layer() - layers.length;
    // A page that is loading gets the entry of the layer from which a link leads to it.
    if (dead > 0 && !state.pending) history.go(-dead);
  }

  function openLayer(onClose: () => void) {
    layers.push(onClose);
    if (history.layer() < layers.length) history.pushLayer();
    return () => {
      const index = layers.indexOf(onClose);
      if (index === -1) return;
      layers.splice(index, 1);
      // Later, because Strict Mode runs each effect twice.
      queueMicrotask(leaveDeadEntries);
    };
  }

  function handlePop() {
    const location = history.location();
    // Between the entries of one page only layers open and close.
    if (isOwnEntry()) return closeLayers(history.layer());
    void load(location, () => {
      keepPosition(state.location);
      render({ location, navigationType: NavigationType.Pop }, restorePosition);
    });
  }

  return {
    routes,
    get state() {
      return state;
    },
    navigator: {
      createHref: history.createHref,
      push: (to, kept) => void navigate(to, { state: kept }),
      replace: (to, kept) => void navigate(to, { state: kept, replace: true }),
      go: history.go,
    },
    pathOf: history.pathOf,
    navigate,
    go: history.go,
    entryState: entryStates.read,
    keep(key, name, value) {
      entryStates.keep(key, name, value);
      update({});
    },
    replaceQuery(changes) {
      // While a page loads to which the visitor goes back, the current entry is that one's.
      const isOwn = isOwnEntry();
      const query = new URLSearchParams((isOwn ? history.location() : state.location).search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) query.set(name, value);
        else query.delete(name);
      }
      const search = query.toString() && `?${query}`;
      if (isOwn) history.keepSearch(search);
      update({ location: { ...state.location, search } });
    },
    openLayer,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    connect() {
      const stopListening = history.listen(handlePop);
      const stopManaging = manageScroll(() => state.location);
      restoreFirstPosition(state.location);
      // The visitor may have gone back before the page was there. Later, because React renders it now.
      queueMicrotask(() => {
        if (!isOwnEntry()) handlePop();
      });
      // A reload has closed what lay over the page.
      closeLayers();
      return () => {
        navigations += 1;
        stopListening();
        stopManaging();
      };
    },
  };
}
