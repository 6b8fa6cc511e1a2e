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

/** Whether the browser has view transitions and the visitor wants motion. */
export function canAnimate(): boolean {
  return (
    'startViewTransition' in document &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}
