import { useSyncExternalStore } from 'react';
import { localTime } from '#src/domain/local-time.ts';

const neverAnnounced = () => () => {};

/**
 * The visitor's local time at this render, as events have it; empty in prerendered HTML and in the render that takes
 * it over: the day of the build is not the visitor's. It is the time of the backend where that runs in the browser
 * with a clock of its own, which then says on `<html>` how many milliseconds that is ahead.
 */
export const useLocalTime = (): string =>
  useSyncExternalStore(neverAnnounced, readLocalTime, () => '');

function readLocalTime(): string {
  const { clockAhead = 0 } = document.documentElement.dataset;
  return localTime(new Date(Date.now() + Number(clockAhead)));
}
