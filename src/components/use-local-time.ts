import { localTime } from '#src/domain/local-time.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * The visitor's local time at this render, as events have it; empty in prerendered HTML, where nobody knows it. A
 * backend in the browser that has another day says on `<html>` how many milliseconds its clock is ahead.
 */
export function useLocalTime(): string {
  if (!useIsHydrated()) return '';
  const { clockAhead = 0 } = document.documentElement.dataset;
  return localTime(new Date(Date.now() + Number(clockAhead)));
}
