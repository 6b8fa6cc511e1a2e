/** What counts as input; moving a mouse does not, or a desktop would never be quiet. */
const INPUT = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'];

/** A call that has run for so many milliseconds counts no longer: some are held for ever on purpose. */
const LONGEST_CALL_MS = 10_000;

declare global {
  interface Window {
    /**
     * Set by a test before the page's scripts run: replaces the milliseconds of quiet for which work in the background
     * waits.
     */
    vernissageQuietMs?: number;
  }
}

let lastActivity = 0;
let runningCalls = 0;
let isHurried = false;

/** Starts to note what the visitor does and what the page loads. */
export function watchActivity(): void {
  noteActivity();
  for (const input of INPUT) {
    addEventListener(input, noteActivity, { capture: true, passive: true });
  }
  // Fetches of the page itself are calls, which are counted, or are made in the background.
  new PerformanceObserver((list) => {
    const loaded = list.getEntries() as PerformanceResourceTiming[];
    if (loaded.some(({ initiatorType }) => initiatorType !== 'fetch')) noteActivity();
  }).observe({ type: 'resource' });
}

/** Counts a call as activity until it ends. */
export function countCall<Result>(call: Promise<Result>): Promise<Result> {
  runningCalls += 1;
  noteActivity();
  const ended = call.then(noteActivity, noteActivity);
  void Promise.race([ended, pause(LONGEST_CALL_MS)]).then(() => (runningCalls -= 1));
  return call;
}

/**
 * Resolves when for `quietMs` milliseconds the visitor has made no input and the page has loaded nothing, and the
 * browser is idle.
 */
export async function untilQuiet(quietMs: number): Promise<void> {
  for (;;) {
    const needed = isHurried ? 0 : (window.vernissageQuietMs ?? quietMs);
    const missing = runningCalls > 0 ? needed : lastActivity + needed - performance.now();
    if (needed === 0 || missing <= 0) break;
    await pause(missing);
  }
  await new Promise<unknown>((resolve) =>
    // Safari has no idle callback.
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  );
}

/** The same, counted from the page's load event on. */
export async function untilQuietAfterLoad(quietMs: number): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
    noteActivity();
  }
  await untilQuiet(quietMs);
}

/** Ends all waiting for quiet: the visitor looks at what is done in the background. */
export function hurry(): void {
  isHurried = true;
}

function noteActivity(): void {
  lastActivity = performance.now();
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
