/** Opens an address in place of the page, as a link does: at its top, with empty fields. */
export function openAnew(href: string): void {
  // An address that differs from the page's behind its `#` alone would not load it.
  const other = new URL(location.href);
  other.searchParams.set('left', '');
  if (new URL(href).hash) history.replaceState(null, '', other);
  location.replace(href);
}
