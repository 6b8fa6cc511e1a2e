import { useState } from 'react';

/** Runs an action for a button, one at a time. `isRunning` is for `aria-busy`, which keeps the button's focus. */
export function useOneAtATime(action: () => Promise<unknown>): {
  isRunning: boolean;
  run: () => void;
} {
  const [isRunning, setRunning] = useState(false);

  async function run() {
    if (isRunning) return;
    setRunning(true);
    await action();
    setRunning(false);
  }

  return { isRunning, run: () => void run() };
}
