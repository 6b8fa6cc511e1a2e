/** Keeps the screen on while the page is shown, where the browser can. */
export function keepAwake(): void {
  const { wakeLock } = navigator as Partial<Navigator>;
  if (!wakeLock) return;
  const hold = () => {
    // Refused on a low battery.
    if (!document.hidden) wakeLock.request('screen').catch(() => {});
  };
  // The browser ends it with each time that the page is hidden.
  document.addEventListener('visibilitychange', hold);
  hold();
}

/**
 * Fills the screen at the first press, where the browser allows: none does without one.
 * @param onLeft the visitor has left full screen
 */
export function fillScreen(onLeft: () => void): void {
  if (!document.fullscreenEnabled) return;
  const listening = new AbortController();
  const fill = ({ type, key }: Partial<KeyboardEvent>) => {
    if (type === 'keydown' && key === 'Escape') return;
    listening.abort();
    if (!document.fullscreenElement) document.documentElement.requestFullscreen().catch(() => {});
  };
  const { signal } = listening;
  // A touch that turns out to scroll the page is no press.
  for (const type of ['pointerup', 'keydown'] as const) {
    document.addEventListener(type, fill, { signal });
  }
  document.addEventListener('fullscreenchange', () => {
    if (!document.fullscreenElement) onLeft();
  });
}
