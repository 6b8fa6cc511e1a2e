/** Makes a button behave as in Safari: a click gives it no focus, and takes the focus from what has it. */
export function asInSafari(button: HTMLElement): void {
  button.addEventListener('mousedown', (event) => {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
