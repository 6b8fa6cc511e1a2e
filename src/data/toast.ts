import { useEffect } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import type { Notice } from '#src/copy/notices.ts';

/** Spec 9: five seconds, and the time that the notice was hovered or focused. */
export const DURATION_MS = 5_000;
/** A newer notice waits until the current one has been up this long. */
const GRACE_MS = 1_000;
const EXIT_MS = 200;

/** The library's one toast, which a newer notice takes over: one is visible at a time. */
const ID = 'notice';

interface ShownNotice extends Notice {
  id: number;
  isLeaving: boolean;
}

let shown: Notice | undefined;
let shownAt = -Infinity;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice; at most one waits, the newest. */
export function notify(notice: Notice): void {
  clearTimeout(waiting);
  const graceLeft = shownAt + GRACE_MS - Date.now();
  if (graceLeft <= 0) show(notice);
  else waiting = setTimeout(show, graceLeft, notice);
}

function show(notice: Notice): void {
  shown = notice;
  shownAt = Date.now();
  toast(notice.title, { id: ID });
}

/** Takes down what is shown and what waits, at once. */
export function clearNotices(): void {
  clearTimeout(waiting);
  toast.removeAll();
  shownAt = -Infinity;
}

export const dismissNotice = (): void => toast.dismiss(ID);

/** The notice to render, if any. @param isHeld its time stands still */
export function useNotice(isHeld: boolean): ShownNotice | undefined {
  const { toasts, handlers } = useToaster({ duration: DURATION_MS, removeDelay: EXIT_MS });
  const { startPause, endPause } = handlers;
  const [current] = toasts;
  // A new notice begins with a pause of its own: one that held the last notice would else count for it as well.
  useEffect(startPause, [startPause, current?.createdAt]);
  useEffect(() => {
    if (isHeld) startPause();
  }, [isHeld, startPause]);
  useEffect(() => {
    if (!isHeld) endPause();
  }, [isHeld, endPause]);
  return current && shown && { ...shown, id: current.createdAt, isLeaving: !current.visible };
}
