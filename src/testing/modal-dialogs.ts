/** Adds what jsdom lacks of modal dialogs: one that is shown takes the focus, closes with Esc and gives the focus back. */
export function addModalDialogs(): void {
  const shown = new WeakMap<
    HTMLDialogElement,
    { opener: Element | null; ended: AbortController }
  >();

  HTMLDialogElement.prototype.showModal = function showModal() {
    const ended = new AbortController();
    shown.set(this, { opener: document.activeElement, ended });
    this.open = true;
    this.querySelector<HTMLElement>('button, a[href], input, [tabindex]')?.focus();
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
    };
    document.addEventListener('keydown', handleKeyDown, { signal: ended.signal });
  };

  HTMLDialogElement.prototype.close = function close() {
    const { opener, ended } = shown.get(this) ?? {};
    this.open = false;
    ended?.abort();
    if (opener instanceof HTMLElement) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
