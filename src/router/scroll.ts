import { slug } from '#src/copy/brand/slug.ts';
import type { Location } from 'react-router-dom';

const STORAGE_KEY = `${slug}:scroll`;

/** The class of a document that lays out also what is far from the screen: estimated heights would mislead. */
const RESTORING = 'restoring';

/** Scroll positions in pixels by the key of their history entry, as a page shown earlier in this tab left them. */
const positions = new Map<string, number>();

/** What a visitor does to a page that scrolls it, or to what it shows. */
const INPUT = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** The position that the shown page is brought to until the visitor does something. */
let pinned: { key: string; position: number; release: () => void } | undefined;

/**
 * Milliseconds in which a page grows to what it was scrolled for: a long list moves it by what rows above turn out to be
 * higher, and has that height a render later.
 */
const GROWTH_DELAY = 100;

/** Notes the scroll position of an entry that is about to be left. */
export function keepPosition({ key }: Location): void {
  // A page that has not grown to its position yet is to be found there the next time.
  positions.set(key, pinned?.key === key ? pinned.position : window.scrollY);
}

/** Scrolls a page that is shown anew: to its anchor, else to the top. */
export function scrollToStart({ hash }: Location): void {
  pinned?.release();
  const anchor = anchorOf(hash);
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Has a page that is about to be shown again laid out as a whole, where it is to be scrolled. */
export function expectReturn({ key }: Location): void {
  if (positions.get(key)) document.documentElement.classList.add(RESTORING);
}

/** Scrolls a page that is shown again to where it was left. */
export function restorePosition(location: Location): void {
  const position = positions.get(location.key);
  // The top is a position too, also of an address with an anchor.
  if (position === undefined) scrollToStart(location);
  else hold(location.key, position);
}

/** Restores the position of a reloaded page, unless the visitor has done something to it already. */
export function restoreFirstPosition(location: Location): void {
  const { classList, dataset } = document.documentElement;
  const isUntouched = dataset.touched === undefined;
  const isKnown = positions.has(location.key);
  if (isUntouched && positions.get(location.key)) restorePosition(location);
  else classList.remove(RESTORING);
  if (isUntouched && location.hash && !isKnown && window.scrollY === 0) scrollToStart(location);
}

/**
 * Scrolls to a position, and again whenever the page has grown: lists come later than the page, and the browser would
 * rather keep in place what is below them. It ends with whatever the visitor does.
 */
function hold(key: string, position: number): void {
  pinned?.release();
  const page = document.documentElement;
  let height = 0;
  const scroll = () => {
    height = page.scrollHeight;
    window.scrollTo(0, position);
  };
  const isElsewhere = () => {
    const reachable = Math.min(position, height - page.clientHeight);
    return Math.abs(window.scrollY - reachable) > 1;
  };
  /** The scroll bar tells nobody that it is dragged. */
  const handleScroll = () => {
    if (page.scrollHeight !== height) scroll();
    else if (isElsewhere()) setTimeout(releaseUnlessGrown, GROWTH_DELAY);
  };
  const releaseUnlessGrown = () => {
    if (pinned?.release !== release) return;
    if (page.scrollHeight !== height) scroll();
    else if (isElsewhere()) release();
  };
  const observer = new ResizeObserver(scroll);
  const listening = new AbortController();
  const release = () => {
    observer.disconnect();
    listening.abort();
    page.classList.remove(RESTORING);
    pinned = undefined;
  };
  pinned = { key, position, release };
  scroll();
  observer.observe(page);
  const { signal } = listening;
  window.addEventListener('scroll', handleScroll, { signal, passive: true });
  for (const type of INPUT) window.addEventListener(type, release, { signal, passive: true });
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
  // A tab in the background may be discarded without another word.
  const handleVisibility = () => {
    keepPosition(current());
    writePositions();
  };
  window.addEventListener('pagehide', handBack);
  window.addEventListener('pageshow', takeOver);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    pinned?.release();
    window.removeEventListener('pagehide', handBack);
    window.removeEventListener('pageshow', takeOver);
    document.removeEventListener('visibilitychange', handleVisibility);
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
