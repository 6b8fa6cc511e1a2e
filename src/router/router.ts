import { flushSync } from 'react-dom';
import { createEntryStates } from './entry-states.ts';
import {
  createBrowserHistory,
  createHashHistory,
  createMemoryHistory,
  type EntryState,
  type History,
} from './history.ts';
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
import { canAnimate, type Pages, startViewTransition } from './view-transition.ts';

export interface RouterOptions {
  /** The base path of the site. */
  basename?: string;
  /** Shows the page of this path, below the base path, without a browser's history. */
  path?: string | undefined;
  /** Keeps the path behind a `#`. */
  hash?: boolean;
  /** Called before a navigation is rendered. */
  onBeforeRender?: (() => void) | undefined;
}

export interface NavigateOptions {
  /** Replaces the current entry of the history; so does a navigation to the current URL. */
  replace?: boolean;
  /** Animates the change of page, now and when the visitor returns, where the browser and the visitor allow it. */
  viewTransition?: boolean;
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
  subscribe: (onChange: () => void) => () => void;
  /** Connects the router with the page; returns a function that disconnects it. */
  connect: () => () => void;
}

/** Shows the page of the current URL, or of `path`. */
export function createRouter(
  routes: Route[],
  { basename = '/', path, hash = false, onBeforeRender }: RouterOptions = {},
): Router {
  const history = createHistory();
  const entryStates = createEntryStates(history);
  const listeners = new Set<() => void>();
  const transitions = new Set<string>();
  let state = firstState();
  let navigations = 0;

  function createHistory(): History {
    if (path !== undefined) return createMemoryHistory(path, basename);
    return hash ? createHashHistory() : createBrowserHistory(basename);
  }

  function firstState(): RouterState {
    const location = history.location();
    const matches = matchPath(routes, location.pathname);
    const page = matches.some(isUnloaded) ? undefined : { location, matches, isNew: false };
    return { location, page, pending: undefined, transition: undefined };
  }

  function update(changes: Partial<RouterState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  /** Loads the page of a location and passes it to `show`; the last navigation wins. */
  async function load(
    location: Location,
    isNew: boolean,
    show: (page: Page) => void,
    viewTransition = false,
  ) {
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

    const showIfLast = () => {
      if (navigation === navigations) show(page);
    };
    if (!viewTransition || !canAnimate()) return showIfLast();
    const pages: Pages = [state.location.pathname, location.pathname];
    flushSync(() => update({ pending: location, transition: pages }));
    await startViewTransition(showIfLast, () => {
      if (state.transition === pages) update({ transition: undefined });
    });
  }

  function render(page: Page) {
    onBeforeRender?.();
    // In this task, so that a tap is answered in the next frame and the new page can be scrolled.
    flushSync(() => update({ page, location: page.location, pending: undefined }));
  }

  function navigate(
    to: string,
    { replace = false, viewTransition = false, kept }: NavigateOptions = {},
  ) {
    if (!to.startsWith('/')) throw new Error(`The path "${to}" does not begin with a slash`);
    const location = { ...parsePath(to), key: newKey() };
    const isSameUrl = formatPath(location) === formatPath(state.location);
    if (viewTransition) transitions.add(pairOf(state.location, location));
    return load(
      location,
      true,
      (page) => {
        keepPosition(state.location);
        const keptHere = isSameUrl ? entryStates.read(state.location.key) : undefined;
        entryStates.begin(location.key, kept ?? keptHere);
        if (replace || isSameUrl) history.replace(location, kept ?? keptHere);
        else history.push(location, kept);
        render(page);
        scrollToStart(location);
      },
      viewTransition,
    );
  }

  function handlePop() {
    const location = history.location();
    const show = (page: Page) => {
      keepPosition(state.location);
      expectReturn(location);
      render(page);
      restorePosition(location);
    };
    void load(location, false, show, transitions.has(pairOf(state.location, location)));
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
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    connect() {
      const stopListening = history.listen(handlePop);
      const stopManaging = manageScroll(() => state.location);
      if (state.page) restoreFirstPosition(state.location);
      else void loadFirst();
      return () => {
        navigations += 1;
        stopListening();
        stopManaging();
      };
    },
  };
}

/** The same for both directions between two pages. */
function pairOf(from: Location, to: Location): string {
  return [from.pathname, to.pathname].toSorted().join(' ');
}
