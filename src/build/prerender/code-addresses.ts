/** The addresses of all code that the page has asked for so far. */
export function codeAddresses(): string[] {
  const elements = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
    'script[src],link[rel=modulepreload]',
  );
  return [...elements].map(({ src, href }) => src || href);
}
