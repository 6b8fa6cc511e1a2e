import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { pageParameter } from '#src/site/page-parameters.ts';
import { TOUR_KEY } from '#mocks/demo/entry-points.ts';
import { removePageParameter } from '#mocks/demo/remove-page-parameter.ts';
import { siteHref } from '#mocks/demo/site-href.ts';
import { stateParameters } from '../state/asked-state.ts';
import { readEntries, type StoredEntries } from '../state/stored-entries.ts';
import { CARD_PLACES, type CardPlace } from './card-place.ts';
import { parseTour, type Tour, type TourStep } from './parse-tour.ts';
import { type TourName, tours } from './tours.ts';

/** The parameters of an address that ask for a tour: the number of its step, and its text where it is not the demo's. */
export const STEP = 'tour';
export const TEXT = 'tour-file';

/** The shop as it was before the tour. */
const ShopBefore = z.object({
  href: z.string(),
  /** What its entry of the history held. */
  entry: z.optional(z.unknown()),
  /** The tab's session storage. */
  stored: z.record(z.string(), z.string()),
});
export type ShopBefore = z.infer<typeof ShopBefore>;

const KeptProgress = z.object({
  /** Which of the demo's own tours it is, where it is not the client's. */
  name: z.optional(z.literal('technical')),
  /** The text of a tour that is not the demo's own. */
  text: z.optional(z.string()),
  /** The index of the step that is shown; undefined while the tour is not on. */
  step: z.optional(z.int().check(z.nonnegative())),
  /** Where the presenter wants the card. */
  place: z.optional(z.enum(CARD_PLACES)),
  before: z.optional(ShopBefore),
  /** The tab's databases of the steps that were shown, which end with the tour. */
  databases: z.optional(z.array(z.string())),
});
type KeptProgress = z.infer<typeof KeptProgress>;

interface TourProgress extends KeptProgress {
  tour: Tour;
  /** The address asks for the step: it is not only kept while the visitor looks around. */
  isAsked: boolean;
  /** Why the tour that the address asks for cannot be read. */
  problem: string;
}

/** The tour of this tab and how far it is; kept for the tab's session. */
export const tourProgress = createStore<TourProgress>(() => ({
  tour: parseTour(tours.client),
  isAsked: false,
  problem: '',
}));

/**
 * Takes the tour on from where the address or this tab has it.
 * @param page the database of the page, if only this tab has it, and the session storage from before its state
 */
export function resumeTour(
  page: { database?: string; before?: StoredEntries | undefined } = {},
): void {
  const kept = readKept();
  const asked = askedByAddress();
  const isAsked = asked.step !== undefined;
  const { name, text, step } = { ...kept, ...asked };
  // It is long, and this tab keeps it.
  removePageParameter(TEXT);
  const { place, databases = [], before } = kept;
  tourProgress.setState({ place, databases, before, isAsked });
  try {
    if (text !== undefined) update({ text, tour: parseTour(text) });
    else if (name !== undefined) update({ name, tour: parseTour(tours[name]) });
    if (step === undefined) return;
    const last = tourProgress.getState().tour.steps.length - 1;
    update({
      step: Math.max(0, Math.min(step, last)),
      before: kept.before ?? { href: siteHref('/', ''), stored: page.before ?? readEntries() },
      databases: [...new Set([...databases, ...(page.database ? [page.database] : [])])],
    });
  } catch (error) {
    stopTour();
    chooseTour();
    removePageParameter(STEP);
    tourProgress.setState({ problem: (error as Error).message });
  }
}

/** What the address says, as far as it says something. */
function askedByAddress(): Pick<KeptProgress, 'name' | 'text' | 'step'> {
  const asked = pageParameter(STEP);
  const text = pageParameter(TEXT);
  const named = text === null ? {} : { name: undefined, text };
  if (asked === null) return named;
  const isTechnical = asked.startsWith('technical');
  const number = isTechnical ? asked.slice('technical-'.length) : asked;
  const step = (Math.trunc(Number(number)) || 1) - 1;
  if (isTechnical) return { name: 'technical', text: undefined, step };
  return { name: undefined, ...named, step };
}

/** Takes one of the demo's own tours, which is not on yet. */
export function chooseTour(chosen: TourName = 'client'): void {
  const name = chosen === 'technical' ? chosen : undefined;
  update({ name, text: undefined, tour: parseTour(tours[chosen]) });
}

/**
 * Takes a tour of one's own, which is not on yet.
 * @throws Error saying what is wrong with it
 */
export function chooseOwnTour(text: string): void {
  update({ name: undefined, text, tour: parseTour(text) });
}

/** The text of the tour, in the form that `parseTour` reads. */
export function tourText(): string {
  const { name = 'client', text = tours[name] } = tourProgress.getState();
  return text;
}

export function moveCard(place: CardPlace): void {
  update({ place });
}

/** Notes the shop as it is, to which the end of the tour returns; called as the first step is about to be opened. */
export function noteShop(): void {
  if (tourProgress.getState().step !== undefined) return;
  // Its end leads to the shop, not to the list of the steps.
  removePageParameter('backstage');
  update({ before: { href: location.href, entry: history.state, stored: readEntries() } });
}

/** Forgets how far the tour is, and nothing else; `endTour` returns to the shop as it was. */
export function stopTour(): Pick<TourProgress, 'before' | 'databases'> {
  const { before, databases } = tourProgress.getState();
  update({
    step: undefined,
    before: undefined,
    databases: undefined,
    place: undefined,
  });
  return { before, databases };
}

/**
 * The address of a step. The next step goes on in the state of this one where it names none; another one then has the
 * state of the nearest step before it that does.
 */
export function stepHref(index: number): string {
  const { tour, name, text, step } = tourProgress.getState();
  const { pathname, search } = tour.steps[index]!;
  const goesOn = step !== undefined && index === step + 1;
  const parts = [
    text !== undefined && `${new URLSearchParams({ [TEXT]: text })}`,
    search.slice(1),
    !goesOn && !stateParameters(search) && stateBefore(tour.steps, index),
    // Last, because mail programs end an address before a full stop.
    `${STEP}=${[name, index + 1].filter(Boolean).join('-')}`,
  ];
  return siteHref(pathname, parts.filter(Boolean).join('&'));
}

/** Whether the address is that of the step, page and state, or one to which the visitor went from there. */
export function isAtStep(): boolean {
  const { step, isAsked } = tourProgress.getState();
  if (step === undefined || !isAsked) return true;
  const wanted = new URL(stepHref(step), location.href);
  const shown = new URL(location.href).searchParams;
  wanted.searchParams.delete(TEXT);
  return (
    isPageOfStep() &&
    [...wanted.searchParams].every(
      ([name, value]) => name === STEP || shown.getAll(name).includes(value),
    )
  );
}

/** Whether the page is that of the step, in whatever state. */
export function isPageOfStep(): boolean {
  const { step } = tourProgress.getState();
  if (step === undefined) return false;
  const { pathname, hash } = new URL(stepHref(step), location.href);
  // The single file has its path behind a hash, and a query of the page may follow it.
  return location.pathname === pathname && location.hash.split('?')[0] === hash;
}

function stateBefore(steps: readonly TourStep[], index: number): string | undefined {
  return steps
    .slice(0, index)
    .map(({ search }) => stateParameters(search))
    .findLast((state) => state !== undefined);
}

function update(changes: Partial<TourProgress>): void {
  tourProgress.setState({ problem: '', ...changes });
  const { tour: _tour, isAsked: _isAsked, problem: _problem, ...kept } = tourProgress.getState();
  const isNothing = Object.values(kept).every((value) => value === undefined);
  try {
    if (isNothing) sessionStorage.removeItem(TOUR_KEY);
    else sessionStorage.setItem(TOUR_KEY, JSON.stringify(kept));
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
