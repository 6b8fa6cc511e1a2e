/** Milliseconds after which a worker that still waits is helped again. */
const INTERVAL = 1000;

/**
 * Helps a service worker every second until it waits no longer. Chromium drops a wish to be activated where a call
 * starts the active worker again while that one is being stopped, and has to be made to try again.
 */
export function whileWaiting(isWaiting: () => boolean, help: () => void): void {
  const helping = setInterval(() => {
    if (isWaiting()) help();
    else clearInterval(helping);
  }, INTERVAL);
}
