import { vi } from 'vitest';

/** Commits that are held back until the test releases them. */
export interface HeldCommits {
  /** Resolves once a write transaction has done all its requests and is about to report its commit. */
  held(): Promise<void>;
  /** Reports the commits held back so far, and holds back no more. */
  release(): void;
}

/** Has IndexedDB hold back the `complete` events of write transactions, as a slow disk does. */
export function holdCommits(): HeldCommits {
  const { dispatchEvent } = IDBTransaction.prototype;
  const reports: (() => void)[] = [];
  let onHeld = () => {};
  const held = new Promise<void>((resolve) => {
    onHeld = resolve;
  });
  const dispatch = vi
    .spyOn(IDBTransaction.prototype, 'dispatchEvent')
    .mockImplementation(function holdComplete(this: IDBTransaction, event) {
      if (event.type !== 'complete' || this.mode !== 'readwrite') {
        return dispatchEvent.call(this, event);
      }
      reports.push(() => dispatchEvent.call(this, event));
      onHeld();
      return true;
    });
  return {
    held: () => held,
    release() {
      dispatch.mockRestore();
      for (const report of reports) report();
    },
  };
}
