import type { ProfileName } from './profiles.ts';

/** The pages of `floor/`. */
export const FLOORS = ['plain', 'hero-first'] as const;
export type FloorName = (typeof FLOORS)[number];
/** A part whose measures have goals. */
export type VisitPart = 'cold' | 'warm' | 'offline' | 'navigation' | 'taps';

/** What is measured; milliseconds count from the start of the navigation. */
export type MeasureName =
  | 'paint'
  | 'hero'
  | 'cards'
  | 'interactive'
  | 'shift'
  | 'excess'
  | 'longest'
  | 'scriptsToInteractive'
  | 'scriptsSettled'
  | 'bytes'
  | 'requestsToInteractive'
  | 'requests'
  | 'first'
  | 'again'
  | 'back'
  | 'nextPaint';

export type Measures = Partial<Record<MeasureName, number>>;

interface Measure {
  title: string;
  unit: 'ms' | 'KB' | '';
  digits?: number;
  /** A difference of two builds that is smaller does not matter. */
  smallest: number;
}

/** Nor does one below this share of the median before. */
export const SMALLEST_SHARE = 0.03;

export const measures: Readonly<Record<MeasureName, Measure>> = {
  paint: { title: 'First contentful paint', unit: 'ms', smallest: 4 },
  hero: { title: 'Hero painted', unit: 'ms', smallest: 4 },
  cards: { title: 'First card painted', unit: 'ms', smallest: 4 },
  interactive: { title: 'Interactive', unit: 'ms', smallest: 4 },
  shift: { title: 'Layout shift', unit: '', digits: 4, smallest: 0.001 },
  excess: { title: 'Long tasks, above 50 ms', unit: 'ms', smallest: 4 },
  longest: { title: 'Longest task', unit: 'ms', smallest: 4 },
  scriptsToInteractive: {
    title: 'Scripts before interactive',
    unit: 'KB',
    digits: 1,
    smallest: 0.5,
  },
  scriptsSettled: { title: 'Scripts until settled', unit: 'KB', digits: 1, smallest: 0.5 },
  bytes: { title: 'All bytes until settled', unit: 'KB', smallest: 1 },
  requestsToInteractive: { title: 'Requests before interactive', unit: '', smallest: 1 },
  requests: { title: 'Requests until settled', unit: '', smallest: 1 },
  first: { title: 'Tap on a card, first time', unit: 'ms', smallest: 4 },
  again: { title: 'Tap on a card, again', unit: 'ms', smallest: 4 },
  back: { title: 'Back to the list', unit: 'ms', smallest: 4 },
  nextPaint: { title: 'Next paint after 40 taps, 95th percentile', unit: 'ms', smallest: 8 },
};

/** The floor that a measure is divided by. */
export const floors: Readonly<
  Record<VisitPart, Readonly<Partial<Record<MeasureName, FloorName>>>>
> = {
  cold: { paint: 'hero-first', hero: 'hero-first', cards: 'hero-first', interactive: 'plain' },
  warm: { paint: 'plain', hero: 'hero-first', cards: 'hero-first', interactive: 'plain' },
  offline: {},
  navigation: {},
  taps: {},
};

/** At most this: times the floor where the measure has one, else in the measure's own unit. */
export const goals: Readonly<
  Record<ProfileName, Readonly<Partial<Record<VisitPart, Readonly<Measures>>>>>
> = {
  phone: {
    cold: {
      paint: 1.35,
      hero: 1.2,
      cards: 1.4,
      interactive: 2.5,
      shift: 0.005,
      excess: 60,
      scriptsToInteractive: 105,
      scriptsSettled: 118,
      bytes: 400,
    },
    warm: { paint: 1.3, interactive: 1.9, excess: 60 },
    navigation: { first: 100, again: 90 },
    taps: { nextPaint: 120 },
  },
  desktop: {
    cold: { paint: 1.5, hero: 1.3, cards: 1.3, interactive: 2, excess: 0 },
    warm: { paint: 1.5, interactive: 2, excess: 0 },
    navigation: { first: 32, again: 28 },
  },
};
