/** Spec 9: how long the confirmation of an order is shown. */
const REDIRECT_MS = 2_000;

/** The longest delay that a timer has. */
const LONGEST_MS = 2 ** 31 - 1;

/** Has a confirmation stay, which would lead on to Home by itself, until the step is left. */
export function holdRedirect(signal: AbortSignal): void {
  const { setTimeout } = window;
  const held = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
    setTimeout(handler, delay === REDIRECT_MS ? LONGEST_MS : delay, ...rest);
  window.setTimeout = held as typeof setTimeout;
  signal.addEventListener('abort', () => {
    window.setTimeout = setTimeout;
  });
}
