import type { Page } from '@playwright/test';

/** More requests than any write makes or a response in the page needs. */
const LONG = 100;

/** More requests than a response through the worker needs. */
const LONG_FOR_WORKER = 1_000;

/** A page whose commits can be delayed. */
export type PageWithCommits = Window &
  typeof globalThis & {
    commits: {
      /** The number of requests for which commits are still delayed. */
      heldFor: number;
      /** Called with each of these requests. */
      onHeld: () => void;
    };
  };

/**
 * Makes the commits of a page delayable. IndexedDB commits a transaction that has no pending request, so each write
 * transaction makes one request after the other while commits are delayed.
 */
export async function prepareCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const commits = { heldFor: 0, onHeld: () => {} };
    Object.assign(window, { commits });
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function open(stores, mode, options) {
      const opened = transaction.call(this, stores, mode, options);
      const store = opened.objectStore(opened.objectStoreNames[0]!);
      const askAgain = () => {
        store.count().addEventListener('success', () => {
          if (commits.heldFor === 0) return;
          commits.heldFor -= 1;
          commits.onHeld();
          askAgain();
        });
      };
      if (mode === 'readwrite') askAgain();
      return opened;
    };
  });
}

/** Delays the commit of the next write. */
export function slowDownCommits(page: Page): Promise<void> {
  return page.evaluate((requests) => {
    (window as PageWithCommits).commits.heldFor = requests;
  }, LONG_FOR_WORKER);
}

/**
 * Delays all commits from now on, and waits until a write has made all its requests. If the page has acknowledged it
 * by then, it acknowledged it too early.
 */
export function stopCommits(page: Page): Promise<void> {
  return page.evaluate(
    (long) =>
      new Promise((resolve) => {
        const { commits } = window as PageWithCommits;
        let requests = 0;
        commits.heldFor = Infinity;
        commits.onHeld = () => {
          requests += 1;
          if (requests === long) resolve();
        };
      }),
    LONG,
  );
}
