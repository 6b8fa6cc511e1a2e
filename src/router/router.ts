import { flushSync } from 'react-dom';
import { createEntryStates } from './entry-states.ts';
import { noteFocus } from './focus.ts';
import { createBrowserHistory, type EntryState, type History } from './history.ts';
import { formatPath, type Location, newKey, parsePath } from './location.ts';
import type { Page, RouterState } from './page.ts';
import { isUnloaded, loadMatches, matchPath, type Route } from './routes.ts';
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

export interface NavigateOptions {
  /** Replaces the current entry of the history; so does a navigation to the current URL. */
  replace?: boolean;
  /** What the page finds kept with its new entry; by default what the current one keeps, at the current URL. */
  kept?: EntryState;
}

export interface Router {
  readonly state: RouterState;
  readonly createHref: History['createHref'];
  /**
   * Goes to a path of the site, which begins with a slash. A page whose code is there is shown before this returns;
   * otherwise when its code has come, unless another navigation has begun by then.
   */
  navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  /** Goes back or forward by a number of entries. */
  go: (delta: number) => void;
  /** What the page keeps with the entry of this key in the history. */
  entryState: (key: string) => EntryState;
  /** Replaces one value of it. */
  keep: (key: string, name: string, value: unknown) => void;
  /**
   * Adds an entry to the history for something that opens over the page, and calls `onClose` when the visitor goes back
   * or another page is shown; returns a function that takes the entry away.
   */
  openLayer: (onClose: () => void) => () => void;
  subscribe: (onChange: () => void) => () => void;
  /** Connects the router with the page; returns a function that disconnects it. */
  connect: () => () => void;
}

/** Shows the page of the history's current entry. */
export function createRouter(
  routes: Route[],
  { history = createBrowserHistory(), onBeforeRender }: RouterOptions = {},
): Router {
  const entryStates = createEntryStates(history);
  const listeners = new Set<() => void>();
  const layers: (() => void)[] = [];
  let state = firstState();
  let navigations = 0;

  function firstState(): RouterState {
    const location = history.location();
    const matches = matchPath(routes, location.pathname);
    const page = matches.some(isUnloaded) ? undefined : { location, matches, isNew: false };
    return { location, page, pending: undefined };
  }

  function update(changes: Partial<RouterState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  /** Loads the page of a location and passes it to `show`; the last navigation wins. */
  async function load(location: Location, isNew: boolean, show: (page: Page) => void) {
    noteFocus();
    navigations += 1;
    const navigation = navigations;
    const matches = matchPath(routes, location.pathname);
    let page: Page = { location, matches, isNew };
    if (matches.some(isUnloaded)) {
      update({ pending: location });
      try {
        await loadMatches(matches);
      } catch (error) {
        page = { ...page, failure: { error, index: matches.findIndex(isUnloaded) } };
      }
      if (navigation !== navigations) return;
    }
    show(page);
  }

  /** Renders a page and has `scroll` bring it to its position. */
  function render(page: Page, scroll: (location: Location) => void) {
    const { location } = page;
    onBeforeRender?.();
    const pathnames = new Set([location.pathname, state.location.pathname]);
    const shared = pathnames.size > 1 ? captureSharedElement(pathnames) : undefined;
    // In this task, so that a tap is answered in the next frame and the new page can be scrolled.
    flushSync(() => {
      closeLayers();
      update({ page, location, pending: undefined });
    });
    scroll(location);
    if (shared) morphSharedElement(shared);
  }

  function navigate(to: string, { replace = false, kept }: NavigateOptions = {}) {
    if (!to.startsWith('/')) throw new Error(`The path "${to}" does not begin with a slash`);
    const target = parsePath(to);
    // While a page loads to which the visitor goes back, the entry is no longer that of the page shown.
    const isHere =
      formatPath(target) === formatPath(state.location) &&
      history.location().key === state.location.key;
    // A link of a layer to the page below leads back to its entry.
    const isBelow = isHere && history.layer() > 0;
    const location = isBelow ? state.location : { ...target, key: newKey() };
    return load(location, true, (page) => {
      keepPosition(state.location);
      const keptHere = isHere ? entryStates.read(state.location.key) : undefined;
      entryStates.begin(location.key, kept ?? keptHere);
      // The entry of a layer becomes that of the page to which a link in the layer leads.
      if (replace || isHere || history.layer() > 0) {
        if (!isBelow) history.replace(location, kept ?? keptHere);
      } else history.push(location, kept);
      render(page, scrollToStart);
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
    if (location.key === state.location.key) return closeLayers(history.layer());
    const show = (page: Page) => {
      keepPosition(state.location);
      expectReturn(location);
      render(page, restorePosition);
    };
    void load(location, false, show);
  }

  function loadFirst() {
    return load(state.location, false, (page) => {
      update({ page, pending: undefined });
      restoreFirstPosition(page.location);
    });
  }

  return {
    get state() {
      return state;
    },
    createHref: history.createHref,
    navigate,
    go: history.go,
    entryState: entryStates.read,
    keep(key, name, value) {
      entryStates.keep(key, name, value);
      update({});
    },
    openLayer,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    connect() {
      const stopListening = history.listen(handlePop);
      const stopManaging = manageScroll(() => state.location);
      if (state.page) restoreFirstPosition(state.location);
      else void loadFirst();
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
