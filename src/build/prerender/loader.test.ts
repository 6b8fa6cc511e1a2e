import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_STATE_KEY } from '#src/site/storage-names.ts';
import {
  INTERACTIVE_EVENT,
  type PrerenderedPage,
  RENDERED_EVENT,
} from '#src/app/prerendered-page.ts';

const html = document.documentElement;

const files: PrerenderedPage['files'] = {
  first: ['/assets/backend-1.js', '/assets/react-1.js'],
  early: ['/assets/backend-1.js', '/assets/react-1.js'],
  data: ['/assets/artworks-1.json'],
  code: ['/assets/shop-1.js'],
  entry: '/assets/app-1.js',
  sheet: '/assets/style-1.css',
  fonts: ['serif', 'sans', 'italic'].map((family) => ({
    family,
    source: `url(/assets/${family}-1.woff2)`,
    descriptors: { display: 'swap' },
    isNeeded: family !== 'italic',
  })),
};

/** The faces that the loader has made, which jsdom does not have. */
let faces: TestFace[] = [];
class TestFace {
  isLoading = false;
  end: Record<'resolve' | 'reject', () => void> = { resolve() {}, reject() {} };
  family: string;
  constructor(family: string) {
    this.family = family;
    faces.push(this);
  }
  load() {
    this.isLoading = true;
    return new Promise<void>((resolve, reject) => {
      this.end = { resolve, reject: () => reject(new Error('The font cannot be had.')) };
    });
  }
}
const addFace = vi.fn<(face: TestFace) => void>();
const namesOfLoading = () => faces.filter((face) => face.isLoading).map(({ family }) => family);
const namesOfAdded = () => addFace.mock.calls.map(([{ family }]) => family);

/** Takes away the loader's listeners, which would outlive a test. */
let removeListeners: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  faces = [];
  addFace.mockClear();
  vi.stubGlobal('FontFace', TestFace);
  Object.defineProperty(document, 'fonts', { value: { add: addFace }, configurable: true });
  for (const target of [globalThis, document]) {
    const add = target.addEventListener;
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (...listener: Parameters<typeof addEventListener>) => {
        add.apply(target, listener);
        removeListeners.push(() => target.removeEventListener(...listener));
      },
    );
  }
});

afterEach(() => {
  for (const remove of removeListeners) remove();
  removeListeners = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
  delete window.takeEarlyInput;
});

interface Visit {
  /** What the visitor asked for. */
  at?: string;
  /** The page that the host sent. */
  pathname?: string;
  answers?: PrerenderedPage['answers'];
  changes?: Partial<PrerenderedPage['files']>;
  /** What the history keeps with the entry. */
  state?: object;
  /** By what the visitor came. */
  type?: NavigationTimingType;
}

/** Runs the loader in a page; `at` is the address of the visit, with the page's path unless it says otherwise. */
async function load({
  at = '/artwork/1',
  pathname = '/artwork/1',
  answers = { '/api/artworks/1': 'abc' },
  changes,
  state,
  type = 'reload',
}: Visit = {}) {
  history.replaceState(state ?? null, '', at);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ]);
  const page = { pathname, answers, groupsByMonth: false, files: { ...files, ...changes } };
  document.head.innerHTML = `<script type="application/json" id="page">${JSON.stringify(page)}</script>`;
  await import('./loader.ts');
  vi.advanceTimersByTime(0);
}

/** What the loader has added to the head, in order. */
const added = () =>
  [...document.head.querySelectorAll<HTMLElement>('link, script[src]')].map((element) => {
    const name = element.getAttribute('rel') ?? element.getAttribute('type');
    return `${name} ${element.getAttribute('href') ?? element.getAttribute('src')}`;
  });

const EARLY = ['modulepreload /assets/backend-1.js', 'modulepreload /assets/react-1.js'];
const BEGUN = [
  'preload /assets/artworks-1.json',
  'module /assets/backend-1.js',
  'module /assets/react-1.js',
  'modulepreload /assets/shop-1.js',
  'module /assets/app-1.js',
];
/** Milliseconds after which a frame has been painted. */
const AFTER_PAINT = 20;
const SHEET = 'stylesheet /assets/style-1.css';
const APP = 'module /assets/app-1.js';
/** The same with the style sheet, for which the app waits. */
const BEGUN_WITH_STYLES = BEGUN.toSpliced(-1, 1, 'modulepreload /assets/app-1.js', SHEET);

/** Ends the loading of the style sheet. */
async function endSheet(event: 'load' | 'error' = 'load') {
  document.head.querySelector('link[rel=stylesheet]')!.dispatchEvent(new Event(event));
  await Promise.resolve();
}

test.each([
  ['its own address', '/artwork/1', '/artwork/1'],
  ['its address with another case', '/Artwork/1', '/artwork/1'],
  ['its address with a trailing slash', '/artwork/1/', '/artwork/1'],
  ['its file', '/artwork/1.html', '/artwork/1'],
  ['home', '/', '/'],
  ['home below a base path', '/demo/', '/demo/'],
  ['home below a base path without its slash', '/demo', '/demo/'],
  ['a search that is nobody’s', '/artwork/1?utm_source=letter&transport=inpage', '/artwork/1'],
  ['an anchor', '/artwork/1#main', '/artwork/1'],
  ['scenarios of the visitor', '/artwork/1?scenario=full-cart,checkout-fails', '/artwork/1'],
  ['a failure of a write', '/artwork/1?fail=POST%20/api/orders:500%20once', '/artwork/1'],
])('the page is shown at %s', async (_, at, pathname) => {
  await load({ at, pathname });
  expect(html.dataset.page).toBe('shown');
});

test.each([
  ['an unknown address, for which the host sends home', '/artwork/9999', '/'],
  ['another page', '/artwork/11', '/artwork/1'],
  ['another site on the origin', '/other/artwork/1', '/artwork/1'],
  ['a scenario of other rows', '/artwork/1?scenario=full-cart,sold-out', '/artwork/1'],
  ['a scenario of somebody signed in', '/artwork/1?scenario=signed-in', '/artwork/1'],
  ['a failure that was asked for', '/artwork/1?fail=GET%20/api/artworks', '/artwork/1'],
  ['a failure of any call', '/artwork/1?fail=*:500', '/artwork/1'],
  ['one after that of a write', '/artwork/1?fail=POST%20/api/orders:500,*:500', '/artwork/1'],
  ['another day', '/artwork/1?scenario=full-cart&clock=2026-12-24', '/artwork/1'],
  ['a latency that was asked for', '/artwork/1?latency=800', '/artwork/1'],
  ['a parameter without a value', '/artwork/1?scenario', '/artwork/1'],
])('the page is hidden at %s', async (_, at, pathname) => {
  await load({ at, pathname });
  expect(html.dataset.page).toBe('hidden');
});

test.each([
  ['hidden', 'that may change it', '{"text":"scenario=sold-out"}'],
  ['shown', 'that does not', '{"text":"scenario=full-cart&fail=POST+%2Fapi%2Forders%3A500"}'],
  ['shown', 'that cannot be read', '{"text":'],
])('the page is %s where the tab is in a demo state %s', async (page, _, stored) => {
  sessionStorage.setItem(DEMO_STATE_KEY, stored);
  await load();
  expect(html.dataset.page).toBe(page);
});

test.each(['reload', 'back_forward'] as const)(
  'by %s the page is laid out as a whole and left to the browser to scroll',
  async (type) => {
    history.scrollRestoration = 'manual';
    await load({ state: { key: 'a' }, type });
    expect(html.classList.contains('restoring')).toBe(true);
    expect(history.scrollRestoration).toBe('auto');
  },
);

test.each([
  ['of a first visit', undefined, 'navigate'],
  ['whose address was typed over itself', { key: 'a', kept: { order: 'oldest' } }, 'navigate'],
  ['that was reloaded before it was interactive', undefined, 'reload'],
] as const)('a page %s is shown as it is', async (_, state, type) => {
  await load({ ...(state && { state }), type });
  expect([...html.classList]).toEqual(['deferring']);
});

test.each([
  ['when the page is interactive', () => window.dispatchEvent(new Event(INTERACTIVE_EVENT))],
  ['after six seconds', () => vi.advanceTimersByTime(6_000)],
])('what the visitor has changed on a page is shown %s', async (_, show) => {
  await load({ state: { key: 'a', kept: { order: 'oldest' } } });
  expect(html.classList.contains('visitor-state')).toBe(true);
  window.dispatchEvent(new Event('scroll'));
  expect(html.classList.contains('visitor-state')).toBe(true);
  show();
  expect(html.classList.contains('visitor-state')).toBe(false);
});

test('what the address asks of a list is not what the file shows, also in a new tab', async () => {
  await load({ at: '/artworks?utm=7&sort=price-asc', pathname: '/artworks', type: 'navigate' });
  expect(html.dataset.page).toBe('shown');
  expect(html.classList.contains('visitor-state')).toBe(true);
});

test.each(['/artwork/1', '/artwork/1?utm=7&backstage'])(
  'nothing is hidden on a page that the visitor has not changed, at %s',
  async (at) => {
    await load({ at, state: { key: 'a' } });
    expect(html.classList.contains('visitor-state')).toBe(false);
  },
);

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'the event %s is noted, for the router to leave the scroll position alone',
  async (type) => {
    await load();
    expect(html.dataset.touched).toBeUndefined();
    window.dispatchEvent(new Event(type));
    expect(html.dataset.touched).toBe('');
  },
);

test.each([true, false])('a visitor is marked as signed in: %s', async (isSignedIn) => {
  if (isSignedIn) localStorage.setItem('user', '{"id":1}');
  await load();
  expect(html.classList.contains('signed-in')).toBe(isSignedIn);
});

test('where storage is blocked the page is shown, to nobody who is signed in', async () => {
  const deny = () => {
    throw new DOMException('The user denied access', 'SecurityError');
  };
  const spies = (['localStorage', 'sessionStorage'] as const).map((storage) =>
    vi.spyOn(window, storage, 'get').mockImplementation(deny),
  );
  await load();
  for (const spy of spies) expect(spy).toHaveBeenCalled();
  expect(html.dataset.page).toBe('shown');
  expect(html.classList.contains('signed-in')).toBe(false);
  for (const spy of spies) spy.mockRestore();
});

// A worker's answers come at once, and would be run before the first paint.
test.each([true, false])(
  'React and the backend are fetched at once, and nothing is run before the first paint, with a worker: %s',
  async (isControlled) => {
    const serviceWorker = { controller: isControlled ? {} : null };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    await load();
    expect(added()).toEqual(EARLY);
    const [preload] = document.head.getElementsByTagName('link');
    expect(preload).toHaveAttribute('crossorigin');
    Reflect.deleteProperty(navigator, 'serviceWorker');
  },
);

test('in a sandboxed frame, which may not ask for a worker, everything comes', async () => {
  const serviceWorker = {
    get: () => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    },
    configurable: true,
  };
  Object.defineProperty(navigator, 'serviceWorker', serviceWorker);
  await load();
  vi.advanceTimersByTime(600);
  window.dispatchEvent(new Event(INTERACTIVE_EVENT));
  expect(added()).toEqual([...EARLY, ...BEGUN, SHEET]);
  expect(html.classList.contains('deferring')).toBe(false);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('without a backend nothing is started but the app', async () => {
  await load({
    changes: { first: ['/assets/react-1.js'], early: ['/assets/react-1.js'], data: [] },
  });
  vi.advanceTimersByTime(AFTER_PAINT);
  expect(added()).toEqual([
    'modulepreload /assets/react-1.js',
    'module /assets/react-1.js',
    'modulepreload /assets/shop-1.js',
    'module /assets/app-1.js',
  ]);
});

test('data, the backend and the app follow when the page has been read and painted, once', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await load();
  vi.advanceTimersByTime(AFTER_PAINT);
  expect(added()).toEqual(EARLY);
  readyState.mockReturnValue('interactive');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(added()).toEqual(EARLY);
  vi.advanceTimersByTime(AFTER_PAINT);
  expect(added()).toEqual([...EARLY, ...BEGUN]);
  vi.advanceTimersByTime(5_900);
  expect(added()).toEqual([...EARLY, ...BEGUN]);
  expect(document.head.querySelector('link[rel=preload]')).toHaveProperty('as', 'fetch');
});

test('they wait for it no longer than 600 ms: a page in the background has no frames', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  await load();
  vi.advanceTimersByTime(599);
  expect(added()).toEqual(EARLY);
  vi.advanceTimersByTime(1);
  expect(added()).toEqual([...EARLY, ...BEGUN]);
});

test('code and styles come at once where the page is hidden', async () => {
  await load({ at: '/artwork/9999', pathname: '/' });
  expect(added()).toEqual([...EARLY, ...BEGUN_WITH_STYLES]);
  window.dispatchEvent(new Event(INTERACTIVE_EVENT));
  expect(added()).toEqual([...EARLY, ...BEGUN_WITH_STYLES]);
  await endSheet();
  expect(added()).toEqual([...EARLY, ...BEGUN_WITH_STYLES, APP]);
});

test('the app is run also where the style sheet cannot come', async () => {
  await load({ at: '/artwork/9999', pathname: '/' });
  await endSheet('error');
  expect(added()).toContain(APP);
});

test('the app waits for a style sheet that a scrolled page has asked for before', async () => {
  await load({ at: '/cart', pathname: '/cart', answers: {} });
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(600);
  expect(added()).not.toContain(APP);
  await endSheet();
  expect(added()).toContain(APP);
});

test('the style sheet of a page without answers comes before the app, which shows something else', async () => {
  await load({ at: '/cart', pathname: '/cart', answers: {} });
  expect(added()).toEqual(EARLY);
  vi.advanceTimersByTime(600);
  expect(added()).toEqual([...EARLY, ...BEGUN_WITH_STYLES]);
});

test.each([
  ['when the page is interactive', () => window.dispatchEvent(new Event(INTERACTIVE_EVENT))],
  [
    '400 ms after React shows it, whose answers may be long on their way',
    () => {
      window.dispatchEvent(new Event(RENDERED_EVENT));
      vi.advanceTimersByTime(399);
      expect(html.classList.contains('deferring')).toBe(true);
      vi.advanceTimersByTime(1);
    },
  ],
  ['when it is scrolled', () => window.dispatchEvent(new Event('scroll'))],
  ['after six seconds', () => vi.advanceTimersByTime(6_000)],
])('pictures, fonts and the style sheet come %s, once', async (_, release) => {
  await load();
  vi.advanceTimersByTime(999);
  expect(html.classList.contains('deferring')).toBe(true);
  expect(added()).not.toContain(SHEET);
  release();
  expect(html.classList.contains('deferring')).toBe(false);
  window.dispatchEvent(new Event(INTERACTIVE_EVENT));
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(6_000);
  expect(added().filter((file) => file === SHEET)).toHaveLength(1);
  expect(namesOfLoading()).toEqual(['serif', 'sans']);
  expect(faces).toHaveLength(3);
});

test('the style sheet is not added again where an import was quicker', async () => {
  await load();
  const ofImport = document.head.appendChild(document.createElement('link'));
  ofImport.rel = 'stylesheet';
  ofImport.href = new URL(files.sheet, location.href).href;
  window.dispatchEvent(new Event(INTERACTIVE_EVENT));
  const sheets = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  expect(sheets.filter(({ href }) => href.endsWith(files.sheet))).toEqual([ofImport]);
});

test.each(['resolve', 'reject'] as const)(
  'the fonts count when loading each has ended with %s, so that the page is laid out once',
  async (end) => {
    await load();
    window.dispatchEvent(new Event(INTERACTIVE_EVENT));
    await endSheet();
    faces[0]!.end.resolve();
    await vi.advanceTimersByTimeAsync(AFTER_PAINT);
    expect(namesOfAdded()).toEqual([]);
    faces[1]!.end[end]();
    await vi.advanceTimersByTimeAsync(AFTER_PAINT);
    expect(namesOfAdded()).toEqual(['serif', 'sans', 'italic']);
  },
);

test.each(['load', 'error'] as const)(
  'the fonts come a frame after the style sheet, which has the page laid out too, has ended with %s',
  async (end) => {
    await load();
    window.dispatchEvent(new Event(INTERACTIVE_EVENT));
    for (const face of faces) face.end.resolve();
    await vi.advanceTimersByTimeAsync(AFTER_PAINT);
    expect(namesOfAdded()).toEqual([]);
    await endSheet(end);
    await vi.advanceTimersByTimeAsync(0);
    expect(namesOfAdded()).toEqual([]);
    await vi.advanceTimersByTimeAsync(AFTER_PAINT);
    expect(namesOfAdded()).toHaveLength(3);
  },
);

test('pictures, fonts and the style sheet wait for six seconds', async () => {
  await load();
  vi.advanceTimersByTime(5_999);
  expect(html.classList.contains('deferring')).toBe(true);
  expect(added()).not.toContain(SHEET);
});

function showForm() {
  document.body.innerHTML = `
    <div id="root">
      <a href="#main">Link</a>
      <button type="button" id="add"><span>Add</span></button>
      <form action="/signin"><input name="password"><select></select><button id="send">Send</button></form>
    </div>
    <aside><button type="button" id="copy">Copy</button><input type="file"></aside>`;
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const taken = () => window.takeEarlyInput!().map(({ event, target }) => [event.type, target]);

test('clicks on buttons, typed text and submitted forms are kept, oldest first, each once', async () => {
  await load();
  showForm();
  find('#add span').click();
  find('#add').click();
  for (const field of ['input', 'select', 'input']) {
    find(field).dispatchEvent(new Event('input', { bubbles: true }));
  }
  find('#send').click();
  expect(taken()).toEqual([
    ['click', find('#add')],
    ['input', find('input')],
    ['input', find('select')],
    ['submit', find('form')],
  ]);
});

test('a click on a link or on text is left to the browser', async () => {
  await load();
  showForm();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(click);
  document.body.click();
  expect(click.defaultPrevented).toBe(false);
  expect(taken()).toEqual([]);
});

test('what is done beside the page is not kept: it has been answered', async () => {
  await load();
  showForm();
  find('#copy').click();
  find('[type=file]').dispatchEvent(new Event('input', { bubbles: true }));
  expect(taken()).toEqual([]);
});

test('the browser does not submit a form by itself', async () => {
  await load();
  showForm();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

test('once it was asked, nothing more is kept, and forms are React’s', async () => {
  await load();
  showForm();
  find('#add').click();
  expect(taken()).toHaveLength(1);
  find('#send').dispatchEvent(new Event('click', { bubbles: true }));
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
  expect(taken()).toHaveLength(1);
});

test('a tapped button and the button of a sent form look busy until React answers', async () => {
  await load();
  showForm();
  find('#add').setAttribute('aria-busy', 'false');
  find('#add').click();
  find('#add').click();
  find('#send').click();
  find('#copy').click();
  expect(busyNow()).toEqual([find('#add'), find('#send')]);
  window.takeEarlyInput!();
  expect(busyNow()).toEqual([]);
  expect(find('#add')).toHaveAttribute('aria-busy', 'false');
  expect(find('#send')).not.toHaveAttribute('aria-busy');
});

test('no button looks busy on a page that has not started', async () => {
  await load();
  showForm();
  find('#add').click();
  vi.advanceTimersByTime(60_000);
  find('#send').click();
  expect(html.dataset.start).toBe('failed');
  expect(busyNow()).toEqual([]);
  expect(taken()).toHaveLength(2);
});

const busyNow = () => [...document.querySelectorAll('[aria-busy=true]')];
