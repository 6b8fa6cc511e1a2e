import type { Page } from '@playwright/test';

/** More requests than a write of the shop makes, and than a page needs to hear of an answer. */
const LONG = 500;

/** A page whose commits can be held back. */
export type PageWithCommits = Window &
  typeof globalThis & {
    commits: {
      /** For how many more requests each write is kept from being committed. */
      heldFor: number;
      /** How many such requests there have been. */
      requests: number;
    };
  };

/**
 * Readies a page for slow commits. A transaction is committed when no request is left in it: here each one that
 * writes makes one request after the other while commits are held.
 */
export async function prepareCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const commits = { heldFor: 0, requests: 0 };
    Object.assign(window, { commits });
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function open(stores, mode, options) {
      const opened = transaction.call(this, stores, mode, options);
      const store = opened.objectStore(opened.objectStoreNames[0]!);
      const askAgain = () => {
        store.count().addEventListener('success', () => {
          if (commits.heldFor === 0) return;
          commits.heldFor -= 1;
          commits.requests += 1;
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
  return page.evaluate((long) => {
    (window as PageWithCommits).commits.heldFor = long;
  }, LONG);
}

/**
 * Has no write be committed from now on, and waits until one has long done all it had to but for that. Whatever the
 * page has acknowledged of it by then was acknowledged too early.
 */
export async function stopCommits(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as PageWithCommits).commits.heldFor = Infinity;
  });
  await page.waitForFunction((long) => (window as PageWithCommits).commits.requests > long, LONG);
}
