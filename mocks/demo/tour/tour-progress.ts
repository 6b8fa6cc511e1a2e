import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { pageParameter } from '#src/site/page-parameters.ts';
import { TOUR_KEY } from '#mocks/demo/entry-points.ts';
import { stateParameters } from '../state/session-state.ts';
import { siteHref } from '#mocks/demo/site-href.ts';
import demoTour from './demo-tour.md?raw';
import { parseTour, type Tour, type TourStep } from './parse-tour.ts';

/** The parameters of an address that ask for a tour: the number of its step, and its text where it is not the demo's. */
const STEP = 'tour';
const TEXT = 'tour-file';

const KeptProgress = z.object({
  /** The text of a tour that is not the demo's own. */
  text: z.optional(z.string()),
  /** The index of the step that is shown; undefined while the tour is not on. */
  step: z.optional(z.int().check(z.nonnegative())),
  /** The card shows no words. */
  isFolded: z.optional(z.boolean()),
});
type KeptProgress = z.infer<typeof KeptProgress>;

export interface TourProgress extends KeptProgress {
  tour: Tour;
  /** Why the tour that the address asks for cannot be read. */
  problem: string;
}

/** The tour of this tab and how far it is; kept for the tab's session. */
export const tourProgress = createStore<TourProgress>(() => ({
  tour: parseTour(demoTour),
  problem: '',
}));

/** Takes the tour on from where the address or this tab has it. */
export function resumeTour(): void {
  const kept = readKept();
  const requested = requestedByAddress();
  const { text = kept.text, step = kept.step } = requested;
  // It is long, and this tab keeps it.
  removeFromAddress(TEXT);
  tourProgress.setState({ isFolded: kept.isFolded });
  try {
    if (text !== undefined) update({ text, tour: parseTour(text) });
    if (step === undefined) return;
    const last = tourProgress.getState().tour.steps.length - 1;
    update({ step: Math.max(0, Math.min(step, last)) });
  } catch (error) {
    chooseTour(undefined);
    tourProgress.setState({ problem: (error as Error).message });
  }
}

function requestedByAddress(): KeptProgress {
  const step = pageParameter(STEP);
  return {
    text: pageParameter(TEXT) ?? undefined,
    step: step === null ? undefined : (Math.trunc(Number(step)) || 1) - 1,
  };
}

/**
 * Takes another tour, which is not on yet.
 * @param text of a tour; undefined for the demo's own
 * @throws Error saying what is wrong with it
 */
export function chooseTour(text: string | undefined): void {
  const tour = parseTour(text ?? demoTour);
  endTour();
  update({ text, tour });
}

/** The text of the tour, in the form that `parseTour` reads. */
export function tourText(): string {
  return tourProgress.getState().text ?? demoTour;
}

export function foldTour(isFolded: boolean): void {
  update({ isFolded });
}

/** Ends the tour; the page stays as it is. */
export function endTour(): void {
  update({ step: undefined });
  removeFromAddress(STEP);
}

/**
 * The address of a step. The next step goes on in the state of this one where it names none; another one then has the
 * state of the nearest step before it that does.
 */
export function stepHref(index: number): string {
  const { tour, text, step } = tourProgress.getState();
  const { pathname, search } = tour.steps[index]!;
  const goesOn = step !== undefined && index === step + 1;
  const parts = [
    text !== undefined && `${new URLSearchParams({ [TEXT]: text })}`,
    search.slice(1),
    !goesOn && !stateParameters(search) && stateBefore(tour.steps, index),
    // Last, because mail programs end an address before a full stop.
    `${STEP}=${index + 1}`,
  ];
  return siteHref(pathname, parts.filter(Boolean).join('&'));
}

function stateBefore(steps: readonly TourStep[], index: number): string | undefined {
  return steps
    .slice(0, index)
    .map(({ search }) => stateParameters(search))
    .findLast((state) => state !== undefined);
}

function removeFromAddress(parameter: string): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
}

function update(changes: Partial<TourProgress>): void {
  tourProgress.setState({ problem: '', ...changes });
  const { text, step, isFolded } = tourProgress.getState();
  try {
    if (text === undefined && step === undefined) sessionStorage.removeItem(TOUR_KEY);
    else sessionStorage.setItem(TOUR_KEY, JSON.stringify({ text, step, isFolded }));
  } catch {
    // Storage is blocked: the tour goes on from step to step by its addresses.
  }
}

function readKept(): KeptProgress {
  try {
    return z.parse(KeptProgress, JSON.parse(sessionStorage.getItem(TOUR_KEY) ?? '{}'));
  } catch {
    // Storage is blocked, or holds something else.
    return {};
  }
}
