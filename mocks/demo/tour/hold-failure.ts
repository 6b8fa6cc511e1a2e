const NOTICES = "[aria-label='Notifications (F8)']";

/** Has a notice of a failure stay, as a pointer on it would, for as long as the step speaks of it. */
export function holdFailure(signal: AbortSignal): void {
  const changes = new MutationObserver(hold);
  changes.observe(document.body, { subtree: true, childList: true });
  // The pointer has been on it and has left it.
  document.addEventListener('pointerout', () => setTimeout(hold), { signal });
  signal.addEventListener('abort', () => changes.disconnect());
}

function hold(): void {
  const notices = document.querySelector(NOTICES);
  if (!notices?.querySelector('[role=alert]')?.textContent) return;
  // React takes it for one that enters.
  notices
    .querySelector('[role=alert] ~ div')
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}
