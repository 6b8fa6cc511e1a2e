// @vitest-environment node
import { expect, test } from 'vitest';
import type { Event } from '#src/domain/events.ts';
import { artistLabel } from './artists.ts';
import { findCategory } from './categories.ts';
import { byDate, eventLabel, hasPassed, hasPremium, isUpcoming } from './events.ts';
import { smallShop } from '#src/testing/small-shop.ts';

test('categories 3, 4 and 5 have labels of their own, any other is labelled Event', () => {
  expect([1, 3, 4, 5, 6].map((categoryId) => eventLabel({ categoryId }))).toEqual([
    'Event',
    'Film',
    'Performance Art',
    'Live Music',
    'Event',
  ]);
  expect(eventLabel({ categoryId: undefined })).toBe('Event');
});

test('an event is upcoming from now on, and not a minute before now', () => {
  expect(isUpcoming({ date: '2026-12-05T19:30' }, '2026-12-05T19:30')).toBe(true);
  expect(isUpcoming({ date: '2026-12-05T19:29' }, '2026-12-05T19:30')).toBe(false);
});

test('events are ordered by date, ties by id', () => {
  const [first, second] = ['2026-12-05T19:30', '2026-12-05T20:00'] as const;
  const events = [
    { id: 4, date: second },
    { id: 3, date: second },
    { id: 2, date: first },
    { id: 1, date: second },
    { id: 5, date: first },
  ] as Event[];
  expect(events.sort(byDate).map(({ id }) => id)).toEqual([2, 5, 1, 3, 4]);
  expect(byDate(events[0]!, events[0]!)).toBe(0);
});

test('premium admission exists only when the maximum price is above the minimum', () => {
  expect(hasPremium({ minPrice: 45, maxPrice: 120 })).toBe(true);
  expect(hasPremium({ minPrice: 45, maxPrice: 45 })).toBe(false);
  expect(hasPremium({ minPrice: 45, maxPrice: 10 })).toBe(false);
  expect(hasPremium({ minPrice: undefined, maxPrice: 120 })).toBe(false);
  expect(hasPremium({ minPrice: 45, maxPrice: undefined })).toBe(false);
});

test('an event has passed a minute after its time, or on the day after where only its day is known', () => {
  expect(hasPassed({ date: '2026-12-05T19:30' }, '2026-12-05T19:31')).toBe(true);
  expect(hasPassed({ date: '2026-12-05T19:30' }, '2026-12-05T19:30')).toBe(false);
  expect(hasPassed({ date: '2026-12-05' }, '2026-12-06T00:00')).toBe(true);
  expect(hasPassed({ date: '2026-12-05' }, '2026-12-05T23:59')).toBe(false);
});

test('an event without a date has never passed, and nothing has where no time is known', () => {
  expect(hasPassed({ date: '' }, '2026-12-05T19:30')).toBe(false);
  expect(hasPassed({ date: '2026-12-05T19:30' }, '')).toBe(false);
});

test.each([
  ['painter', 'Oil Painter'],
  ['pet_artist', 'Pet Portrait Artist'],
  ['filmmaker', 'Filmmaker'],
  ['performance_artist', 'Performance Artist'],
  ['musician', 'Musician'],
  ['mixed_media', 'Artist'],
  ['constructor', 'Artist'],
])('the artist type %s is labelled %s', (type, label) => {
  expect(artistLabel(type)).toBe(label);
});

test('a category is found by slug first, then by id, ignoring case', () => {
  const categoryWithSlug3 = { ...smallShop.categories[0]!, id: 9, slug: '3' };
  const categories = [...smallShop.categories, categoryWithSlug3];
  expect(findCategory(categories, 'PAINTINGS')?.id).toBe(1);
  expect(findCategory(categories, '1')?.id).toBe(1);
  expect(findCategory(categories, '3')?.id).toBe(9);
  expect(findCategory(categories, 'nowhere')).toBeUndefined();
});
