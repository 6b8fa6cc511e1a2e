import type { Page } from '@playwright/test';

/** More requests than a write of the shop makes, and than an answer in the page takes. */
const LONG = 100;

/** More requests than an answer through the worker takes. */
const LONG_FOR_WORKER = 1_000;

/** A page whose commits can be held back. */
export type PageWithCommits = Window &
  typeof globalThis & {
    commits: {
      /** For how many more requests writes are kept from being committed. */
      heldFor: number;
      /** Called with each of these requests. */
      onHeld: () => void;
    };
  };

/**
 * Readies a page for slow commits. A transaction is committed when no request is left in it: here each one that
 * writes makes one request after the other while commits are held.
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

/** Has the next write be committed only long after it has done all it had to. */
export function slowDownCommits(page: Page): Promise<void> {
  return page.evaluate((requests) => {
    (window as PageWithCommits).commits.heldFor = requests;
  }, LONG_FOR_WORKER);
}

/**
 * Has no write be committed from now on, and waits until one has long done all it had to but for that. Whatever the
 * page has acknowledged of it by then was acknowledged too early.
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
