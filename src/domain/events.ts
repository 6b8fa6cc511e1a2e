import { compareIds, type Id } from './id.ts';

/** An event as screens use it, whichever server sent it. */
export interface Event {
  id: Id;
  title: string;
  description: string;
  image: string;
  /** Wall time where it is shown, `2026-12-05T19:30`, or a date alone, `2026-12-05`; empty where nobody knows it. */
  date: string;
  venue: string;
  location: string;
  /** Price of a ticket, in dollars; without one there are no tickets to buy. */
  minPrice: number | undefined;
  /** Premium Admission when greater than `minPrice`; shown, but not for sale (O-20). */
  maxPrice: number | undefined;
  artistId: Id | undefined;
  categoryId: Id | undefined;
}

/** Spec 3: the fixed map of category ids to labels. */
const LABELS: Readonly<Record<string, string>> = {
  3: 'Film',
  4: 'Performance Art',
  5: 'Live Music',
};

export function eventLabel({ categoryId = '' }: Pick<Event, 'categoryId'>): string {
  return (Object.hasOwn(LABELS, categoryId) && LABELS[categoryId]) || 'Event';
}

/**
 * Upcoming means: not before now.
 * @param now local wall time like the event's date, `2026-12-05T19:30`
 */
export function isUpcoming({ date }: Pick<Event, 'date'>, now: string): boolean {
  return date >= now;
}

/**
 * Whether the event has taken place: on the day after where only its day is known, never where not even that.
 * @param now as `isUpcoming` has it; where it is empty nothing has passed
 */
export function hasPassed({ date }: Pick<Event, 'date'>, now: string): boolean {
  return date < now.slice(0, date.length);
}

/** Ascending by date, ties by id; an event without a date comes last. */
export function byDate(a: Pick<Event, 'id' | 'date'>, b: Pick<Event, 'id' | 'date'>): number {
  // Dates of one form need no collation, whose data the browser would load for the first page.
  if (a.date !== b.date) return a.date && (!b.date || a.date < b.date) ? -1 : 1;
  return compareIds(a.id, b.id);
}

/** Spec 2: Premium Admission exists only where the maximum is above the minimum. */
export function hasPremium({ minPrice, maxPrice }: Pick<Event, 'minPrice' | 'maxPrice'>): boolean {
  return minPrice !== undefined && maxPrice !== undefined && maxPrice > minPrice;
}
