import type { LayoutShift } from './statistics.ts';

/** What the page has shown so far; milliseconds from the start of the navigation. */
export interface Observed {
  paint?: number;
  hero?: number;
  cards?: number;
  interactive?: number;
  marks: { name: string; at: number }[];
  shifts: LayoutShift[];
  longTasks: { at: number; duration: number }[];
  /** How long each tap or key waited for the next paint, by its number; none below 16 ms. */
  interactions: Record<number, number>;
}

/** TypeScript 5, which editors may bring along, does not know it. */
declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};

declare global {
  interface Window {
    observed: Observed;
    /** Resolves with the time at which the page has painted what is asked for; rejects after 30 s. */
    whenShown: (isShown: () => boolean) => Promise<number>;
    /** Tells the benchmark that the page is interactive, which takes less of the page's time than being asked. */
    reportLive?: (text: string) => void;
    /** What a script of the benchmark waits for. */
    measured?: Promise<number>;
  }
}

/**
 * Runs in the page before its own code and observes what it shows. Floor pages and the shop are looked at in the
 * same way: the hero is the picture of high priority, a card an article with a heading, and interactive a mark of the page.
 */
export function observePage(): void {
  const observed: Observed = { marks: [], shifts: [], longTasks: [], interactions: {} };
  window.observed = observed;

  function observe(
    type: string,
    note: (entry: PerformanceEntry) => void,
    options: { durationThreshold?: number } = {},
  ) {
    const settings = { type, buffered: true, ...options };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(settings);
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.paint = startTime;
  });
  observe('mark', ({ name, startTime }) => {
    observed.marks.push({ name, at: startTime });
    if (name !== 'vernissage:live') return;
    observed.interactive = startTime;
    window.reportLive?.('');
  });
  observe('longtask', ({ startTime, duration }) => {
    observed.longTasks.push({ at: startTime, duration });
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
    };
    if (!hadRecentInput) observed.shifts.push({ at: entry.startTime, value });
  });
  // Several events may belong to one tap.
  const noteInteraction = (entry: PerformanceEntry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
    const longest = Math.max(observed.interactions[interactionId] ?? 0, duration);
    if (interactionId > 0) observed.interactions[interactionId] = longest;
  };
  observe('event', noteInteraction, { durationThreshold: 16 });
  observe('element', (entry) => {
    const { renderTime } = entry as PerformanceEntry & { renderTime: number };
    observed.hero ??= renderTime;
  });

  /** Calls back with the time at which what is now in the document has been painted. */
  function whenPainted(note: (at: number) => void) {
    requestAnimationFrame(() => {
      // The first task after the frame, also where others wait.
      void scheduler.postTask(() => note(performance.now()), { priority: 'user-blocking' });
    });
  }

  window.whenShown = (isShown) =>
    new Promise((resolve, reject) => {
      const observer = new MutationObserver(check);
      setTimeout(() => reject(new Error(`Not shown within 30 s: ${isShown}`)), 30_000);
      observer.observe(document, { childList: true, characterData: true, subtree: true });
      check();
      function check() {
        if (!isShown()) return;
        observer.disconnect();
        whenPainted(resolve);
      }
    });

  let isCardFound = false;
  function look() {
    const hero = document.querySelector('main img[fetchpriority="high"]');
    if (hero && !hero.hasAttribute('elementtiming')) hero.setAttribute('elementtiming', 'hero');
    if (isCardFound) return;
    const heading = document.querySelector<HTMLElement>('main article :is(h2, h3)');
    if (!heading?.textContent || !heading.checkVisibility({ visibilityProperty: true })) return;
    isCardFound = true;
    whenPainted((at) => (observed.cards = at));
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
