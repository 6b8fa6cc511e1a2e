import { toast, useToaster } from 'react-hot-toast/headless';
import type { Notice } from '#src/copy/notices.ts';

/** Spec 9: five seconds; the clock stands while a toast is hovered or focused (readings R-60). */
const DURATION_MS = 5_000;
/** A newer toast waits until the current one has been up this long (readings R-30). */
const GRACE_MS = 1_000;
const EXIT_MS = 200;

export interface ShownNotice extends Notice {
  id: string;
  isLeaving: boolean;
}

const shown = new Map<string, Notice>();
let lastId: string | undefined;
let lastShownAt = -Infinity;
let count = 0;
let waiting: Notice | undefined;
let waitingTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice; one is visible at a time and at most one waits, the newest (readings R-30). */
export function notify(notice: Notice): void {
  const graceLeft = lastShownAt + GRACE_MS - Date.now();
  if (graceLeft <= 0) {
    show(notice);
    return;
  }
  waiting = notice;
  waitingTimer ??= setTimeout(showWaiting, graceLeft);
}

function showWaiting(): void {
  const next = waiting;
  stopWaiting();
  if (next) show(next);
}

function stopWaiting(): void {
  clearTimeout(waitingTimer);
  waiting = undefined;
  waitingTimer = undefined;
}

function show(notice: Notice): void {
  if (lastId) {
    toast.remove(lastId);
    shown.delete(lastId);
  }
  lastId = `notice-${++count}`;
  lastShownAt = Date.now();
  shown.set(lastId, notice);
  toast(notice.title, { id: lastId, duration: DURATION_MS, removeDelay: EXIT_MS });
}

/** Takes down what is shown and what waits, at once. */
export function clearNotices(): void {
  stopWaiting();
  toast.removeAll();
  shown.clear();
  lastId = undefined;
  lastShownAt = -Infinity;
}

/** The notice to render, if any, and its clock. */
export function useNotice() {
  const { toasts, handlers } = useToaster();
  const current = toasts.find(({ id }) => id === lastId);
  const notice = current && shown.get(current.id);
  return {
    notice: notice && {
      ...notice,
      id: current.id,
      isLeaving: !current.visible,
    },
    pause: handlers.startPause,
    resume: handlers.endPause,
    dismiss(id: string) {
      toast.dismiss(id);
      // The pointer that closed it never leaves the vanished element: without this the clock stands for good.
      handlers.endPause();
    },
  };
}
