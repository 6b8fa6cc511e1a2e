import { excerpt } from '#src/lib/excerpt.ts';

/** Idle minutes after which the shop is as it was prepared, where an address does not say. */
export const DEFAULT_MINUTES = 3;

const LEAST = 0.1;
const MOST = 120;

/** Reads the idle minutes of `?present=5`; what is no such number is a mistake, and the default counts. */
export function readMinutes(text: string): { minutes: number; mistake?: string } {
  if (text === '') return { minutes: DEFAULT_MINUTES };
  const minutes = /^\d{1,3}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  if (minutes >= LEAST && minutes <= MOST) return { minutes };
  return {
    minutes: DEFAULT_MINUTES,
    mistake: `"present=${excerpt(text)}" is not a number of minutes from ${LEAST} to ${MOST}; ${DEFAULT_MINUTES} count.`,
  };
}
