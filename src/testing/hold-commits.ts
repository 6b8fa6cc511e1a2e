import { vi } from 'vitest';

/** Controls commits that are delayed until the test releases them. */
interface HeldCommits {
  /** Resolves when a write transaction is about to dispatch its `complete` event. */
  held(): Promise<void>;
  /** Dispatches the delayed events and stops delaying. */
  release(): void;
}

/** Delays the `complete` events of IndexedDB's write transactions, as a slow disk does. */
export function holdCommits(): HeldCommits {
  const { dispatchEvent } = IDBTransaction.prototype;
  const delayed: (() => void)[] = [];
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
      delayed.push(() => dispatchEvent.call(this, event));
      onHeld();
      return true;
    });
  return {
    held: () => held,
    release() {
      dispatch.mockRestore();
      for (const dispatchDelayed of delayed) dispatchDelayed();
    },
  };
}
