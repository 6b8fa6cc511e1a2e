/** Runs something when the browser is idle; Safari has no idle callbacks, and runs it soon. */
export const whenIdle = (run: () => void): unknown =>
  (globalThis.requestIdleCallback ?? setTimeout)(run);
