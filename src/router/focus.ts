/** What had the focus when the visitor asked for the page that is shown or on its way. */
let focus: Element | null = null;

/** Whether a press or a key came since. */
let hasInput = false;

/** Notes what has the focus as a visitor asks for a page. */
export function noteFocus(): void {
  focus = document.activeElement;
  hasInput = false;
}

/**
 * Whether the visitor has moved the focus since asking for the page. Where it has moved by itself, as to the opener of
 * a dialog that closes, no press or key came.
 */
export function hasMovedFocus(): boolean {
  const { activeElement, body } = document;
  return hasInput && activeElement !== body && activeElement !== focus;
}

// The prerendered pages are made without a window.
for (const type of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(type, () => (hasInput = true), true);
