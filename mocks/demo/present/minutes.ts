import { excerpt } from '#src/lib/excerpt.ts';

/** Idle minutes after which the shop is as it was prepared, where nobody says how many. */
export const DEFAULT_MINUTES = 3;

const LEAST = 0.1;
const MOST = 120;

/**
 * Reads the idle minutes of present mode.
 * @throws Error saying what they can be
 */
export function parseMinutes(text: string): number {
  const minutes = /^\d{1,3}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  if (minutes >= LEAST && minutes <= MOST) return minutes;
  throw new Error(`"${excerpt(text)}" is not a number of minutes from ${LEAST} to ${MOST}.`);
}

/** Those that an address asks for; where they cannot be read, the default and why. */
export function requestedMinutes(text: string): { minutes: number; mistake?: string } {
  if (text === '') return { minutes: DEFAULT_MINUTES };
  try {
    return { minutes: parseMinutes(text) };
  } catch (error) {
    const { message } = error as Error;
    return { minutes: DEFAULT_MINUTES, mistake: `${message} It is ${DEFAULT_MINUTES} now.` };
  }
}
