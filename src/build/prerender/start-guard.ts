import type { StartState } from '#src/app/prerendered-page.ts';
import { codeAddresses } from './code-addresses.ts';
import { reloadPastCaches } from './reload-past-caches.ts';

/** Milliseconds without another file after which a page whose files have all come has failed to start. */
const QUIET = 15_000;
/** The same while files are on their way: on a slow line one alone may take that long. */
const SLOW_LINE = 60_000;

const root = document.documentElement;

/**
 * Watches whether the page starts, which the app tells by removing `data-start`. A page that starts after all takes the
 * notice away again.
 * @param onFail called when it does not: nobody will carry out what the visitor has done
 */
export function guardStart(onFail?: () => void): void {
  root.dataset.start = 'waiting' satisfies StartState;
  let timer: ReturnType<typeof setTimeout>;

  function fail() {
    if (root.dataset.start !== ('waiting' satisfies StartState)) return;
    root.dataset.start = 'failed' satisfies StartState;
    onFail?.();
  }
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(fail, isOnItsWay() ? SLOW_LINE : QUIET);
  }

  // The errors of elements do not bubble. Scripts that a host adds, for instance to count visits, are no modules.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') fail();
    },
    true,
  );
  new PerformanceObserver(wait).observe({ type: 'resource' });
  timer = setTimeout(fail, SLOW_LINE);

  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('#start-notice a')) return;
    event.preventDefault();
    void reloadPastCaches();
  });
}

/** Whether code has been asked for that has neither come nor failed. */
function isOnItsWay(): boolean {
  return codeAddresses().some((address) => !performance.getEntriesByName(address).length);
}
