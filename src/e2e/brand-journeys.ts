/** Journeys in which the name, the money or the rows of the shop show: they run with the second brand, too. */
export const JOURNEYS: readonly string[] = [
  'accessibility',
  'anywhere',
  'backstage-data',
  'collection',
  'first-screen',
  'first-visit',
  'hand-over',
  'invoice',
  'keyboard',
  'layout',
  'no-javascript',
  'offline',
  'plain-pictures',
  'present',
  'purchase',
  'reflow',
  'scenarios',
  'start',
  'tour',
  'translated',
  'two-copies',
];

/** Tests of theirs that take long, or are about places on a page, and in which none of it shows. */
export const LEFT_OUT: readonly [file: string, title: string][] = [
  ['first-visit', 'nothing on'],
  ['first-visit', 'Back restores'],
  ['scenarios', 'slow: '],
  ['tour', 'Each step of the technical tour'],
  ['tour', 'all steps are listed'],
];

/** Integration tests of what is made from brand and collection; the others bring what they are about. */
export const INTEGRATION: readonly string[] = [
  'fixtures',
  'mocks/openapi',
  'src/build',
  'src/conformance/own-backend',
];
