import type { Location } from './location.ts';

const STORAGE_KEY = 'vernissage:scroll';

/** Scroll positions in pixels by the key of their history entry, as a page shown earlier in this tab left them. */
const positions = new Map<string, number>();

/** Notes the scroll position of an entry that is about to be left. */
export function keepPosition({ key }: Location): void {
  positions.set(key, window.scrollY);
}

/** Scrolls a page that is shown anew: to its anchor, else to the top. */
export function scrollToStart({ hash }: Location): void {
  const anchor = anchorOf(hash);
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Scrolls a page that is shown again to where it was left. */
export function restorePosition(location: Location): void {
  const position = positions.get(location.key);
  if (position === undefined) scrollToStart(location);
  else window.scrollTo(0, position);
}

/** Restores the position of a reloaded page, unless the visitor or the browser has scrolled it already. */
export function restoreFirstPosition(location: Location): void {
  const isUntouched = window.scrollY === 0;
  if (isUntouched && (positions.has(location.key) || location.hash)) restorePosition(location);
}

/**
 * Takes the scroll positions over from the browser, which would restore them before the page is rendered, and keeps
 * them through reloads; returns a function that gives them back.
 */
export function manageScroll(current: () => Location): () => void {
  // While the document loads, the browser restores the position earlier than any script could.
  const handBack = () => {
    keepPosition(current());
    writePositions();
    window.history.scrollRestoration = 'auto';
  };
  readPositions();
  takeOver();
  window.addEventListener('pagehide', handBack);
  window.addEventListener('pageshow', takeOver);
  return () => {
    window.removeEventListener('pagehide', handBack);
    window.removeEventListener('pageshow', takeOver);
    window.history.scrollRestoration = 'auto';
  };
}

function takeOver(): void {
  window.history.scrollRestoration = 'manual';
}

function anchorOf(hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is not valid encoding names no element.
    return null;
  }
}

function readPositions(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    for (const [key, position] of Object.entries(stored ?? {})) {
      if (typeof position === 'number' && !positions.has(key)) positions.set(key, position);
    }
  } catch {
    // Blocked or foreign storage: a reload starts at the top.
  }
}

function writePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Blocked or full storage: a reload starts at the top.
  }
}
