/** Tailwind's breakpoints, in pixels. */
const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280 };

/**
 * Hides in jsdom, which knows none of the site's styles, what a screen of so many pixels does not show: a control with
 * two forms, one for wide screens and one for small ones, is there once.
 * @returns takes it back
 */
export function setScreenWidth(width: number): () => void {
  const style = document.createElement('style');
  style.textContent = [
    '.hidden { display: none }',
    ...Object.entries(BREAKPOINTS).flatMap(([name, least]) =>
      width >= least
        ? ['flex', 'block', 'inline'].map((shown) => `.${name}\\:${shown} { display: ${shown} }`)
        : `.max-${name}\\:hidden { display: none }`,
    ),
    ...Object.entries(BREAKPOINTS)
      .filter(([, least]) => width >= least)
      .map(([name]) => `.${name}\\:hidden { display: none }`),
  ].join('\n');
  document.head.append(style);
  return () => style.remove();
}
