import { useSyncExternalStore } from 'react';
import { localTime } from '#src/domain/local-time.ts';

/** Milliseconds after which a page that stays open looks at the time again. */
const INTERVAL = 10_000;

function watchTime(onChange: () => void): () => void {
  const timer = setInterval(onChange, INTERVAL);
  return () => clearInterval(timer);
}

/**
 * The visitor's local time to the minute, as events have it; empty in prerendered HTML and in the render that takes
 * it over: the day of the build is not the visitor's. It is the time of the backend where that runs in the browser
 * with a clock of its own, which then says on `<html>` how many milliseconds that is ahead.
 */
export const useLocalTime = (): string => useSyncExternalStore(watchTime, readLocalTime, () => '');

function readLocalTime(): string {
  const { clockAhead = 0 } = document.documentElement.dataset;
  return localTime(new Date(Date.now() + Number(clockAhead)));
}
