/** What somebody does to a page, with a screen reader too. */
const INPUT = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchmove',
  'scroll',
  'click',
  'input',
];

const TICK_MS = 500;

interface IdleClock {
  /** Milliseconds without input after which the time is over. */
  limit: number;
  /** How many of them before that it is announced. */
  warning: number;
  /** Whether it matters that the time is over; asked before it is announced. */
  isNeeded: () => boolean;
  onWarn: () => void;
  /** Somebody is there after all. */
  onStay: () => void;
  onOver: () => void;
}

/**
 * Tells when nobody has used the page for a while. It compares moments, because browsers slow the timers of pages that
 * are not shown down, and stop those of a computer that sleeps.
 */
export function watchIdle({ limit, warning, isNeeded, onWarn, onStay, onOver }: IdleClock): void {
  let last = Date.now();
  let hasWarned = false;
  const timer = setInterval(check, TICK_MS);
  for (const type of INPUT) {
    addEventListener(type, noteInput, { capture: true, passive: true });
  }

  function noteInput() {
    // Who comes back to a computer that slept begins anew; no timer may have noticed yet.
    if (check()) return;
    last = Date.now();
    if (hasWarned) onStay();
    hasWarned = false;
  }

  /** @returns whether the time is over */
  function check(): boolean {
    const idle = Date.now() - last;
    // The computer's clock was set back.
    if (idle < 0) last = Date.now();
    if (idle < limit - warning) return false;
    if (!hasWarned && !isNeeded()) {
      last = Date.now();
      return false;
    }
    if (idle >= limit) {
      stop();
      onOver();
      return true;
    }
    if (!hasWarned) onWarn();
    hasWarned = true;
    return false;
  }

  function stop() {
    clearInterval(timer);
    for (const type of INPUT) removeEventListener(type, noteInput, { capture: true });
  }
}
