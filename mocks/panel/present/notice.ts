let shown: HTMLElement | undefined;

/** Shows a quiet line at the lower edge of the page, which screen readers read. @param action what its button says */
export function showNotice(text: string, action: string): void {
  hideNotice();
  const notice = document.createElement('div');
  notice.className = 'present-notice';
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = action;
  notice.append(words, button);
  // Outside of an open dialog nothing is read.
  (document.querySelector('dialog:modal') ?? document.body).append(notice);
  // Screen readers read what changes in a status, not what it begins with.
  setTimeout(() => (words.textContent = text), 100);
  shown = notice;
}

export function hideNotice(): void {
  shown?.remove();
  shown = undefined;
}
