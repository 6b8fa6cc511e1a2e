/** Makes a button behave as in Safari, where a click does not focus it and blurs the focused element. */
export function asInSafari(button: HTMLElement): void {
  button.addEventListener('mousedown', (event) => {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
