import { endpoints } from '#src/contract/endpoints.ts';
import { fillCart, placeOrders, demoUser } from './customer.ts';
import { longText } from './long-text.ts';
import { oneOfEach } from './one-of-each.ts';
import type { Scenario } from './scenario.ts';

export type ScenarioName =
  | 'fresh'
  | 'full-cart'
  | 'signed-in'
  | 'returning-customer'
  | 'first-visit'
  | 'sold-out'
  | 'empty-catalogue'
  | 'long-text'
  | 'one-of-each'
  | 'edited'
  | 'works-300'
  | 'works-3000'
  | 'large'
  | 'huge'
  | 'slow'
  | 'flaky'
  | 'backend-down'
  | 'checkout-fails'
  | 'sign-in-fails';

const withWorks = (count: number, title: string): Scenario => ({
  title,
  seed: async (collection) =>
    (await import('./large-catalogue.ts')).largeCatalogue(collection, count),
});

/** All scenarios, by the name that an address uses. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  fresh: {
    title: 'The shop as it is, with what you left in it',
  },
  'full-cart': {
    title: 'A cart with three works and tickets to two events',
    arrange: fillCart,
  },
  'signed-in': {
    title: 'Somebody is signed in',
    user: demoUser,
  },
  'returning-customer': {
    title: 'Signed in, three earlier orders, a filled cart',
    user: demoUser,
    async arrange(database, now) {
      await placeOrders(database, now);
      await fillCart(database);
    },
  },
  'first-visit': {
    title: 'An empty cart, and nobody is signed in; yours stays as it is',
    // A scenario that arranges rows has a database of its own, which begins empty.
    async arrange() {},
  },
  'sold-out': {
    title: 'Every work is sold',
    seed: (collection) => ({
      ...collection,
      artworks: collection.artworks.map((artwork) => ({ ...artwork, isSold: true })),
    }),
  },
  'empty-catalogue': {
    title: 'Categories, and nothing in them',
    seed: (collection) => ({ ...collection, artists: [], artworks: [], events: [] }),
  },
  'long-text': {
    title: 'Extreme titles, names and prices, right to left, emoji',
    seed: longText,
  },
  'one-of-each': {
    title: 'One work and one event in each category',
    seed: oneOfEach,
  },
  edited: {
    title: 'The collection as edited in this browser',
    seed: async (collection) =>
      (await import('../../collection/row-edits.ts')).withEdits(collection),
  },
  'works-300': withWorks(300, '300 works'),
  'works-3000': withWorks(3_000, '3,000 works'),
  large: withWorks(10_000, '10,000 works'),
  huge: withWorks(100_000, '100,000 works; the first response takes a second'),
  slow: {
    title: 'Every call takes two to three seconds',
    setConditions: (conditions) => conditions.set('any', { latency: 2_000, jitter: 1_000 }),
  },
  flaky: {
    title: 'One call in four fails, by chance',
    setConditions: (conditions) => conditions.set('any', { failure: 503, odds: 0.25 }),
  },
  'backend-down': {
    title: 'No call reaches the backend',
    setConditions: (conditions) => conditions.set('any', { failure: 'network' }),
  },
  'checkout-fails': {
    title: 'No order goes through',
    setConditions: (conditions) => conditions.set(endpoints.placeOrder, { failure: 500 }),
  },
  'sign-in-fails': {
    title: 'Nobody can sign in',
    setConditions: (conditions) => conditions.set(endpoints.signIn, { failure: 401 }),
  },
};

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
