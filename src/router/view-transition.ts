/** The pathnames of the page that is left and of the page that is shown. */
export type Pages = readonly [from: string, to: string];

/** Renders a page in a view transition; `onFinished` is called when the animation has ended. */
export async function startViewTransition(
  render: () => void,
  onFinished: () => void,
): Promise<void> {
  const transition = document.startViewTransition(render);
  // The browser may skip the animation, for a hidden page say; the new page is shown all the same.
  transition.ready.catch(() => {});
  void transition.finished.then(onFinished, onFinished);
  await transition.updateCallbackDone;
}

/**
 * Where the visitor wants motion, and not on phones: to capture the page before and after took a slow one some
 * 90 ms more until the new page was painted.
 */
const CAN_ANIMATE =
  '(prefers-reduced-motion: no-preference) and (hover: hover) and (min-width: 64rem)';

/** Whether the browser has view transitions, and one is wanted here. */
export function canAnimate(): boolean {
  return 'startViewTransition' in document && window.matchMedia(CAN_ANIMATE).matches;
}
