import {
  INTERACTIVE_EVENT,
  type PageState,
  type PrerenderedPage,
  RENDERED_EVENT,
} from '#src/app/prerendered-page.ts';
import { hasParameter } from '#src/site/page-parameters.ts';
import { USER_KEY } from '#src/site/storage-names.ts';
import { changesPrerenderedPage } from '#src/data/demo.ts';
import { LIST_PARAMETERS } from '#src/paths.ts';
import { endBusy } from './early-input.ts';
import { guardStart } from './start-guard.ts';

// The script in the head of every prerendered page, run before its body is read. It decides whether the page may be
// seen, orders what is fetched behind it, keeps what the visitor does until React answers, and says so where it never does.

/** Milliseconds after which the code no longer waits for the page to be read and painted. */
const PAINT_WAIT = 600;
/** Milliseconds after which what waits for data comes all the same. */
const LIVE_WAIT = 6000;
/** The same from when React shows the page: its code has come, so that nothing is delayed but by answers. */
const ANSWER_WAIT = 400;

const root = document.documentElement;
// Before anything that may throw.
guardStart(endBusy);
const page = JSON.parse(document.getElementById('page')!.textContent) as PrerenderedPage;
const { files } = page;

const withoutSlash = (path: string) => path.replace(/\.html$|\/$/, '').toLowerCase();

/** A host may send the page of another path, and a demo state may change what it shows. */
function isRightPage(): boolean {
  if (withoutSlash(location.pathname) !== withoutSlash(page.pathname)) return false;
  return !changesPrerenderedPage();
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem(USER_KEY) !== null;
  } catch {
    // Storage is blocked: nobody is signed in.
    return false;
  }
}

root.dataset.page = (isRightPage() ? 'shown' : 'hidden') satisfies PageState;
root.classList.add('deferring');
if (isSignedIn()) root.classList.add('signed-in');

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// The browser keeps the state of an entry over which its own address is typed; that is a new visit even so.
const entry = visit?.type === 'navigate' ? null : (history.state as { kept?: object } | null);
if (entry) {
  // The router has switched it off, which is not always taken back as the page is left.
  history.scrollRestoration = 'auto';
  root.classList.add('restoring');
}
// What the visitor chose here, or the address asks for, is not what this file shows.
if (entry?.kept || hasParameter(LIST_PARAMETERS)) root.classList.add('visitor-state');
for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
  const handleTouch = () => (root.dataset.touched = '');
  addEventListener(type, handleTouch, { once: true, passive: true });
}

function add<Name extends 'link' | 'script'>(
  name: Name,
  attributes: Partial<HTMLElementTagNameMap[Name]>,
) {
  const element = Object.assign(document.createElement(name), attributes);
  document.head.append(element);
  return element;
}
const afterFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
const preloadCode = (href: string) => add('link', { rel: 'modulepreload', crossOrigin: '', href });
const runCode = (src: string) => add('script', { type: 'module', crossOrigin: '', src });

/** A page without answers shows what it shows while it waits, a hidden one something else. */
const isShownForGood = root.dataset.page === 'shown' && Object.keys(page.answers).length > 0;

let sheet: Promise<unknown> | undefined;
/** Resolves when the style sheet has come, or cannot come. An import that was quicker has added it already. */
function addSheet(): Promise<unknown> {
  sheet ??= new Promise((resolve) => {
    const link =
      document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href$="${files.sheet}"]`) ??
      add('link', { rel: 'stylesheet', crossOrigin: '', href: files.sheet });
    if (link.sheet) return resolve(undefined);
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  return sheet;
}

let areFontsAsked = false;
/**
 * Adds the fonts together, when those that the page needs have come and the style sheet has had its frame: each has the
 * page laid out anew. Not before the first paint, which a worker's fonts would delay by a quarter. Nor by a style sheet:
 * at each width where other rules count, Chromium loads the faces of style sheets again.
 */
async function addFonts() {
  if (areFontsAsked) return;
  areFontsAsked = true;
  const fonts = files.fonts.map(({ family, source, descriptors, isNeeded }) => ({
    face: new FontFace(family, source, descriptors),
    isNeeded,
  }));
  const loading = fonts.map(({ face, isNeeded }) => isNeeded && face.load());
  await Promise.allSettled([addSheet(), ...loading]);
  afterFrame(() => fonts.forEach(({ face }) => document.fonts.add(face)));
}

let isBegun = false;
function begin() {
  if (isBegun) return;
  isBegun = true;
  // Before the backend runs, which fetches them.
  for (const href of files.data)
    add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href });
  files.first.forEach(runCode);
  files.code.forEach(preloadCode);
  if (isShownForGood) {
    runCode(files.entry);
    return;
  }
  // What comes then looks different from what the styles of this file were picked for.
  preloadCode(files.entry);
  void addSheet().then(() => runCode(files.entry));
}

const preloadEarly = () => files.early.forEach(preloadCode);
if (root.dataset.page === 'hidden') {
  preloadEarly();
  begin();
} else {
  // In a task of its own: until its first frame the browser reads the page for 50 ms at a time, this script's included.
  setTimeout(preloadEarly);
}
function isControlled(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // A sandboxed frame has no workers, and may not even ask.
    return false;
  }
}
const beginAfterFrame = () => afterFrame(begin);
/** Frames before may be empty or a part of the page, and asking for a dozen files delays the rest of it. */
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', beginAfterFrame);
else beginAfterFrame();
// From a worker the page comes at once: the first screen is there when the browser shows its first content.
if (isControlled()) {
  new PerformanceObserver(beginAfterFrame).observe({ type: 'paint', buffered: true });
}
setTimeout(begin, PAINT_WAIT);

function release() {
  root.classList.remove('deferring');
  void addFonts();
}
const showVisitorState = () => root.classList.remove('visitor-state');
addEventListener(INTERACTIVE_EVENT, release);
addEventListener(RENDERED_EVENT, () => setTimeout(release, ANSWER_WAIT));
addEventListener(INTERACTIVE_EVENT, showVisitorState);
addEventListener('scroll', release, { passive: true });
setTimeout(release, LIVE_WAIT);
setTimeout(showVisitorState, LIVE_WAIT);
