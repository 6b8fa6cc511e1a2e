import './present.css';
import { pageParameter } from '#src/site/page-parameters.ts';
import { fillScreen, keepAwake } from '#mocks/demo/present/hold-screen.ts';
import { watchIdle } from '#mocks/demo/present/idle-clock.ts';
import { keepPreparedRows } from '#mocks/demo/present/keep-prepared-rows.ts';
import { watchLeaveGestures } from '#mocks/demo/present/leave-gestures.ts';
import { requestedMinutes } from '#mocks/demo/present/minutes.ts';
import { startOver, startPresenting, stopPresenting } from '#mocks/demo/present/open-prepared.ts';
import {
  type Presentation,
  readPresentation,
  updatePresentation,
} from '#mocks/demo/present/presentation.ts';
import { stayInShop } from '#mocks/demo/present/stay-in-shop.ts';
import type { DemoBackend } from '#mocks/demo/start-demo-backend.ts';
import { coverPage } from './cover-page.ts';
import { showLeaveDialog } from './show-leave-dialog.tsx';
import { hideNotice, showNotice } from './notice.ts';

/** As long as WCAG 2.2.1 asks for, but no more than half of a short time. */
const WARNING_SECONDS = 20;

/** What may change something in the shop. Other input only shows that somebody is there. */
const TOUCH = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'click', 'input'];

/** Begins present mode where the address asks for it, or goes on with that of this tab. */
export async function present(demo: DemoBackend): Promise<void> {
  const presentation = readPresentation();
  if (presentation) return goOn(presentation, demo);
  const { minutes, mistake = [] } = requestedMinutes(pageParameter('present') ?? '');
  const uncover = await coverPage();
  try {
    await startPresenting(demo, minutes, demo.mistakes.concat(mistake));
  } catch (error) {
    uncover();
    say(`The shop cannot be presented. ${(error as Error).message}`);
  }
}

async function goOn(presentation: Presentation, demo: DemoBackend): Promise<void> {
  const { rows, mistakes, hasLeftFullScreen } = presentation;
  // A browser that makes room deletes databases: the rows of this one are no longer those that were prepared.
  const { isNew, mode } = demo.backend.database;
  if (rows !== undefined && isNew && mode === 'durable') return startOver(demo);
  if (rows !== undefined) keepPreparedRows(rows).catch(() => {});
  stayInShop();
  keepAwake();
  if (!hasLeftFullScreen) fillScreen(() => updatePresentation({ hasLeftFullScreen: true }));
  watchLeaveGestures(() => showLeaveDialog(() => leaveFor(() => stopPresenting(demo))));
  noteTouch(presentation);
  returnWhenIdle(presentation, demo);
  if (mistakes.length > 0) say(mistakes.join(' '));
  updatePresentation({ mistakes: [] });
}

/** Keeps in mind, over all pages of a visitor, that the shop may no longer be as it was prepared. */
function noteTouch({ href, isFresh }: Presentation): void {
  // The page notes what is done to it before this code has come.
  const isTouched = document.documentElement.dataset.touched !== undefined;
  if (isTouched || location.href !== href) keepTouched();
  else if (isFresh) {
    for (const type of TOUCH) addEventListener(type, keepTouched, { capture: true, once: true });
  }
}

const keepTouched = () => updatePresentation({ isFresh: false });

function returnWhenIdle({ minutes, href }: Presentation, demo: DemoBackend): void {
  const limit = minutes * 60_000;
  const warning = Math.min(WARNING_SECONDS * 1000, limit / 2);
  watchIdle({
    limit,
    warning,
    // Nothing tells of a scroll bar that is dragged.
    isNeeded: () => !readPresentation()?.isFresh || (window.scrollY > 0 && !href.includes('#')),
    onWarn() {
      showNotice(
        `Starting over in ${Math.round(warning / 1000)} seconds. Touch the screen or press a key to stay.`,
        'Stay',
      );
    },
    onStay: hideNotice,
    onOver() {
      hideNotice();
      leaveFor(() => startOver(demo));
    },
  });
}

/** Fades the page out for the one that follows; where that fails, the tab goes on with a page that can be used. */
function leaveFor(open: () => Promise<void>): void {
  coverPage()
    .then(open)
    .catch(() => location.reload());
}

/** Says something until the next press. */
function say(text: string): void {
  showNotice(text, 'Close');
  for (const type of ['click', 'keydown']) addEventListener(type, hideNotice, { once: true });
}
