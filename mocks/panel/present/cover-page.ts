const FADE_MS = 250;

/**
 * Fades the page out, with all that lies over it, into the color of its paper.
 * @returns takes the cover away
 */
export async function coverPage(): Promise<() => void> {
  const cover = document.createElement('div');
  cover.className = 'present-cover';
  cover.popover = 'manual';
  document.body.append(cover);
  // Above open dialogs, where the browser knows popovers.
  (cover as Partial<HTMLElement>).showPopover?.();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isStill) await new Promise((resolve) => setTimeout(resolve, FADE_MS));
  return () => cover.remove();
}
