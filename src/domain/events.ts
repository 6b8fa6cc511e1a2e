import type { Event } from '#src/contract/events.ts';

/** Spec 3: the fixed map of category ids to labels. */
const LABELS: Readonly<Record<number, string>> = {
  3: 'Film',
  4: 'Performance Art',
  5: 'Live Music',
};

export function eventLabel({ categoryId }: Pick<Event, 'categoryId'>): string {
  return LABELS[categoryId] ?? 'Event';
}

/**
 * Upcoming means: not before now.
 * @param now local wall time like the event's date, `2026-12-05T19:30`
 */
export function isUpcoming({ date }: Pick<Event, 'date'>, now: string): boolean {
  return date >= now;
}

/** Ascending by date, ties by id. */
export function byDate(a: Event, b: Event): number {
  // Dates of one form need no collation, whose data the browser would load for the first page.
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id - b.id;
}

/** Spec 2: Premium Admission exists only where the maximum is above the minimum. */
export function hasPremium({ minPrice, maxPrice }: Pick<Event, 'minPrice' | 'maxPrice'>): boolean {
  return maxPrice > minPrice;
}
