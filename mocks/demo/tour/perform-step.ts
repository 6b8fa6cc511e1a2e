import { fillForm } from './fill-form.ts';
import { findCheckout, findControl } from './find-part.ts';
import { holdFailure } from './hold-failure.ts';
import { holdRedirect } from './hold-redirect.ts';
import type { Direction } from './parse-tour.ts';

/** How often a page is asked whether it has come so far. */
const INTERVAL_MS = 100;

/**
 * Does what a step says, once its page is there: fills in the form, presses what is named, and has the page stay.
 * @param onPress called for what is about to be pressed; it is pressed when this resolves
 */
export async function performStep(
  directions: readonly Direction[],
  onPress: (control: HTMLElement) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (const direction of directions) {
    if (direction.do === 'stay') {
      holdRedirect(signal);
      holdFailure(signal);
    }
    if (direction.do === 'fill in') await fillForm(await whenThere(findCheckout, signal));
    if (direction.do === 'press') {
      const find = () => findControl(direction.name);
      await onPress(await whenThere(find, signal));
      // The page may have rendered it anew.
      (await whenThere(find, signal)).click();
    }
  }
}

/** Waits for a part of the page; never resolves once the step is left. */
function whenThere<Part>(find: () => Part | undefined, signal: AbortSignal): Promise<Part> {
  return new Promise((resolve) => {
    const look = () => {
      // Until React has taken the page over, nothing in it can be used.
      const part = isLive() ? find() : undefined;
      if (part === undefined) return;
      clearInterval(timer);
      resolve(part);
    };
    const timer = setInterval(look, INTERVAL_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}

const isLive = () => performance.getEntriesByName('vernissage:live').length > 0;
