import { toast, useToaster } from 'react-hot-toast/headless';
import type { Notice } from '#src/copy/notices.ts';

/** Spec 9: five seconds; the clock stands while a toast is hovered or focused. */
const DURATION_MS = 5_000;
/** A newer toast waits until the current one has been up this long. */
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
let waitingTimer: ReturnType<typeof setTimeout> | undefined;

// The five seconds of the notice on show. The library's own clock forgets that two things can hold it.
let timeLeft = DURATION_MS;
let runningSince = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isHeld = false;

/** Shows a notice; one is visible at a time and at most one waits, the newest. */
export function notify(notice: Notice): void {
  clearTimeout(waitingTimer);
  const graceLeft = lastShownAt + GRACE_MS - Date.now();
  if (graceLeft <= 0) show(notice);
  else waitingTimer = setTimeout(() => show(notice), graceLeft);
}

function show(notice: Notice): void {
  if (lastId) {
    toast.remove(lastId);
    shown.delete(lastId);
  }
  lastId = `notice-${++count}`;
  lastShownAt = Date.now();
  shown.set(lastId, notice);
  toast(notice.title, { id: lastId, duration: Infinity, removeDelay: EXIT_MS });
  clearTimeout(timer);
  timeLeft = DURATION_MS;
  if (!isHeld) startClock();
}

function startClock(): void {
  runningSince = Date.now();
  timer = setTimeout(() => toast.dismiss(lastId), timeLeft);
}

function hold(): void {
  if (isHeld) return;
  isHeld = true;
  clearTimeout(timer);
  timeLeft -= Date.now() - runningSince;
}

function release(): void {
  if (!isHeld) return;
  isHeld = false;
  startClock();
}

function dismiss(id: string): void {
  toast.dismiss(id);
  // What held a vanished notice does not hold the next one.
  release();
}

/** Takes down what is shown and what waits, at once. */
export function clearNotices(): void {
  clearTimeout(waitingTimer);
  toast.removeAll();
  shown.clear();
  lastId = undefined;
  lastShownAt = -Infinity;
  clearTimeout(timer);
  isHeld = false;
}

/** The notice to render, if any, and its clock. */
export function useNotice() {
  const { toasts } = useToaster();
  const current = toasts.find(({ id }) => id === lastId);
  const notice = current && shown.get(current.id);
  return {
    notice: notice && {
      ...notice,
      id: current.id,
      isLeaving: !current.visible,
    },
    pause: hold,
    resume: release,
    dismiss,
  };
}
