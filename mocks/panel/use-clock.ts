import { useEffect, useState } from 'react';

/** A stopwatch in whole seconds, which begins with its first start. */
export function useClock() {
  const [before, setBefore] = useState(0);
  const [startedAt, setStartedAt] = useState<number>();
  const [now, setNow] = useState(0);
  const isRunning = startedAt !== undefined;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const elapsed = before + (startedAt === undefined ? 0 : Math.max(0, now - startedAt));
  return {
    seconds: Math.floor(elapsed / 1000),
    isRunning,
    toggle() {
      setBefore(elapsed);
      setNow(Date.now());
      setStartedAt(isRunning ? undefined : Date.now());
    },
    reset() {
      setBefore(0);
      setNow(Date.now());
      setStartedAt(isRunning ? Date.now() : undefined);
    },
  };
}
