import './backstage-colors.css';
import './tour-card.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { DemoBackend } from '#mocks/demo/start-demo-backend.ts';
import { isTabDatabase } from '#mocks/demo/state/tab-database.ts';
import { endTour, isReturnToEndedTour, leaveEndedTour } from '#mocks/demo/tour/end-tour.ts';
import { openDialog } from '#mocks/demo/tour/find-part.ts';
import { isAtStep, resumeTour, stepHref, tourProgress } from '#mocks/demo/tour/tour-progress.ts';
import { pageParameter } from '#src/site/page-parameters.ts';
import { CHECKOUT_DRAFT_KEY, PLACED_ORDER_KEY } from '#src/site/storage-names.ts';
import { TourCard } from './tour-card.tsx';

/**
 * Takes the tour on from where the address or this tab has it.
 * @param onProblem opens Backstage at the tour, which says what is wrong
 * @param onHandOver opens what hands the page over
 */
export function showTour(demo: DemoBackend, onProblem: () => void, onHandOver: () => void): void {
  if (pageParameter('tour') !== null && isReturnToEndedTour()) return void leaveEndedTour(demo);
  const { storage, before, livePaths = [] } = demo;
  const hasOwnRows = isTabDatabase(storage);
  resumeTour({ before, ...(hasOwnRows && { database: storage }) });
  const { step, problem } = tourProgress.getState();
  if (problem !== '') onProblem();
  if (step === undefined) return;
  forgetOnLeave();
  // A typed address names the step alone.
  if (!isAtStep()) return location.replace(stepHref(step));
  const mayPress = hasOwnRows && livePaths.length === 0;
  pinCard(
    <TourCard mayPress={mayPress} onHandOver={onHandOver} onEnd={() => void endTour(demo)} />,
  );
}

/** The next step begins with an empty form, and with no order that is still to be completed. */
function forgetOnLeave(): void {
  const leaving = new AbortController();
  addEventListener('pagehide', forgetCheckout, { signal: leaving.signal });
  whenEnded(() => leaving.abort());
}

function forgetCheckout(): void {
  try {
    for (const key of [CHECKOUT_DRAFT_KEY, PLACED_ORDER_KEY]) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, and holds neither.
  }
}

/** Puts the card over the page until the tour ends. */
function pinCard(card: ReactNode): void {
  const container = document.createElement('div');
  container.className = 'tour';
  document.body.append(container);
  const root = createRoot(container);
  root.render(card);

  // Not `userActivation`, which the press of Next brings along from the page before.
  let isUsed = false;
  const noteUse = () => {
    isUsed = true;
  };
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, noteUse, { capture: true, once: true });

  // What is outside of a modal dialog can neither be seen nor used.
  const dialogs = new MutationObserver(() => {
    const parent = openDialog() ?? document.body;
    if (container.parentElement === parent) return;
    parent.append(container);
    // A dialog that the step has opened has taken the focus, and with it the keys of the tour.
    if (!isUsed) container.querySelector('h2')?.focus({ preventScroll: true });
  });
  dialogs.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });

  whenEnded(() => {
    dialogs.disconnect();
    root.unmount();
    container.remove();
  });
}

function whenEnded(onEnd: () => void): void {
  const stopListening = tourProgress.subscribe(({ step }) => {
    if (step !== undefined) return;
    stopListening();
    onEnd();
  });
}
