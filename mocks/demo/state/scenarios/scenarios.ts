import { formatCount } from '#src/copy/format.ts';
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

const withWorks = (count: number, note = ''): Scenario => ({
  title: `${formatCount(count)} works`,
  description: `A catalogue of ${formatCount(count)} works${note}.`,
  group: 'Scale and languages',
  seed: async (collection) =>
    (await import('./large-catalogue.ts')).largeCatalogue(collection, count),
});

/** All scenarios, by the name that an address uses. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  fresh: {
    title: 'the shop as it is',
    description: 'The shop as it is, with what you left in it.',
    group: 'Customer',
  },
  'full-cart': {
    title: 'full cart',
    description: 'Three works and tickets to two events.',
    group: 'Customer',
    arrange: fillCart,
  },
  'signed-in': {
    title: 'signed in',
    description: 'Somebody with a cart of their own.',
    group: 'Customer',
    user: demoUser,
  },
  'returning-customer': {
    title: 'returning customer',
    description: 'Three earlier orders and a full cart.',
    group: 'Customer',
    user: demoUser,
    async arrange(database, now) {
      await placeOrders(database, now);
      await fillCart(database);
    },
  },
  'first-visit': {
    title: 'first visit',
    description: 'An empty cart, and nobody signed in.',
    group: 'Customer',
    // A scenario that arranges rows has a database of its own, which begins empty.
    async arrange() {},
  },
  'sold-out': {
    title: 'everything sold',
    description: 'Every work says that it is sold.',
    group: 'Stock',
    seed: (collection) => ({
      ...collection,
      artworks: collection.artworks.map((artwork) => ({ ...artwork, isSold: true })),
    }),
  },
  'empty-catalogue': {
    title: 'nothing for sale',
    description: 'The categories, with nothing in them.',
    group: 'Stock',
    seed: (collection) => ({ ...collection, artists: [], artworks: [], events: [] }),
  },
  'long-text': {
    title: 'long words',
    description: 'Endless titles, large prices, scripts from right to left.',
    group: 'Scale and languages',
    seed: longText,
  },
  'one-of-each': {
    title: 'one of each',
    description: 'One work and one event in each category.',
    group: 'Stock',
    seed: oneOfEach,
  },
  edited: {
    title: 'edited collection',
    description: 'With what was changed under Rows.',
    group: 'Stock',
    seed: async (collection) =>
      (await import('../../collection/row-edits.ts')).withEdits(collection),
  },
  'works-300': withWorks(300),
  'works-3000': withWorks(3_000),
  large: withWorks(10_000),
  huge: withWorks(100_000, '; the first response takes a second'),
  slow: {
    title: 'slow server',
    description: 'Every call takes two to three seconds.',
    group: 'Failures',
    setConditions: (conditions) => conditions.set('any', { latency: 2_000, jitter: 1_000 }),
  },
  flaky: {
    title: 'unreliable server',
    description: 'One call in four fails, by chance.',
    group: 'Failures',
    setConditions: (conditions) => conditions.set('any', { failure: 503, odds: 0.25 }),
  },
  'backend-down': {
    title: 'no connection',
    description: 'No call reaches the server.',
    group: 'Failures',
    setConditions: (conditions) => conditions.set('any', { failure: 'network' }),
  },
  'checkout-fails': {
    title: 'failing orders',
    description: 'No order goes through.',
    group: 'Failures',
    setConditions: (conditions) => conditions.set(endpoints.placeOrder, { failure: 500 }),
  },
  'sign-in-fails': {
    title: 'failing sign-in',
    description: 'Nobody can sign in.',
    group: 'Failures',
    setConditions: (conditions) => conditions.set(endpoints.signIn, { failure: 401 }),
  },
};

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
