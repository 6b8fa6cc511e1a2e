import { afterEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import {
  chooseOwnTour,
  chooseTour,
  isAtStep,
  isPageOfStep,
  moveCard,
  noteShop,
  resumeTour,
  stepHref,
  stopTour,
  tourProgress,
} from './tour-progress.ts';

const OWN = `# Mine
## Start
/cart?scenario=full-cart
## Go on
/checkout
`;

afterEach(() => {
  tourProgress.setState(tourProgress.getInitialState(), true);
});

/** Loads the page at an address: what was in memory is gone. */
function load(address: string) {
  tourProgress.setState(tourProgress.getInitialState(), true);
  history.replaceState(null, '', address);
  resumeTour();
  return tourProgress.getState();
}

test('Without a tour in the address or the tab none is on, and nothing is kept', () => {
  expect(load('/').step).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['/?tour', 0],
  ['/?tour=4', 3],
  ['/?tour=0', 0],
  ['/?tour=99', 9],
  ['/?tour=x', 0],
])('%s is at the step of index %i of the demo’s tour', (address, step) => {
  const { step: shown, tour } = load(address);
  expect(shown).toBe(step);
  expect(tour.title).toBe('A visit to the shop');
});

test('The step is kept over a reload, also where the address no longer has it', () => {
  load('/cart?tour=4');
  expect(load('/artwork/2').step).toBe(3);
});

test('A tour that the tab has kept and that can no longer be read is reported once', () => {
  sessionStorage.setItem(`${DATABASE_NAME}-tour`, JSON.stringify({ text: '## One', step: 0 }));
  expect(load('/').problem).toContain('The step "One" names no page.');
  expect(load('/').problem).toBe('');
});

test('An address without a tour is left as it was typed', () => {
  load('/?scenario=full-cart,slow');
  expect(location.search).toBe('?scenario=full-cart,slow');
});

test('Where the card is, is kept for the next step', () => {
  load('/?tour=1');
  moveCard('top-right');
  expect(load('/?tour=2').place).toBe('top-right');
});

test('A tour that is stopped leaves nothing, and tells from where it began', () => {
  history.replaceState({ key: 'k' }, '', '/artworks?sort=price-asc');
  sessionStorage.setItem('checkout-draft', 'mine');
  noteShop();
  load('/?tour=1');
  load('/cart?tour=4');
  expect(stopTour().before).toEqual({
    href: `${location.origin}/artworks?sort=price-asc`,
    entry: { key: 'k' },
    stored: { 'checkout-draft': 'mine' },
  });
  expect(load('/cart').step).toBeUndefined();
  expect({ ...sessionStorage }).toEqual({ 'checkout-draft': 'mine' });
});

test('A tour by an address alone began at Home', () => {
  load('/cart?tour=4');
  expect(stopTour().before).toEqual({ href: '/', stored: {} });
});

test('The databases of its steps are kept, each once', () => {
  history.replaceState(null, '', '/?tour=1');
  for (const database of ['tab-1', 'tab-1', 'tab-2']) resumeTour({ database });
  expect(stopTour().databases).toEqual(['tab-1', 'tab-2']);
});

test.each([
  ['/?tour=technical', 0],
  ['/?tour=technical-3', 2],
  ['/?tour=technical-x', 0],
])('%s is at the step of index %i of the technical tour', (address, step) => {
  const progress = load(address);
  expect(progress.step).toBe(step);
  expect(progress.tour.title).toBe('For developers');
  expect(stepHref(2)).toMatch(/&tour=technical-3$/);
  expect(load('/cart')).toMatchObject({ step, tour: { title: 'For developers' } });
  expect(load('/?tour=2')).toMatchObject({ step: 1, tour: { title: 'A visit to the shop' } });
});

test.each([
  ['/?tour=6', false],
  ['/cart?tour=6', false],
  ['/artworks?scenario=full-cart&tour=6', false],
  ['/cart?scenario=full-cart&tour=6', true],
  ['/cart?scenario=full-cart&backstage=&tour=6', true],
])('%s is the whole address of its step: %s', (address, isWhole) => {
  load(address);
  expect(isAtStep()).toBe(isWhole);
});

test('Who looks around is not sent back to the step, whose page is another', () => {
  load('/cart?scenario=full-cart&tour=6');
  expect(isPageOfStep()).toBe(true);
  load('/events');
  expect([isAtStep(), isPageOfStep()]).toEqual([true, false]);
});

test('The link of a tour of one’s own holds its text, which the tab keeps and the address loses', () => {
  chooseOwnTour(OWN);
  const link = stepHref(0);
  expect(link).toMatch(/^\/cart\?tour-file=.+&scenario=full-cart&tour=1$/);
  sessionStorage.clear();
  expect(load(link)).toMatchObject({ step: 0, tour: { title: 'Mine' } });
  expect(location.search).toBe('?scenario=full-cart&tour=1');
  expect(load('/checkout?tour=2')).toMatchObject({ step: 1, tour: { title: 'Mine' } });
});

test('A link with a tour that cannot be read says why and starts none', () => {
  const { step, problem } = load('/?tour-file=%23%23+One&tour=1');
  expect(step).toBeUndefined();
  expect(problem).toContain('The step "One" names no page.');
  expect(location.search).toBe('');
  expect(load('/').problem).toBe('');
  expect(tourProgress.getState().step).toBeUndefined();
});

test('The next step goes on in the state of the one before; from elsewhere it begins in that state', () => {
  chooseOwnTour(OWN);
  expect(new URLSearchParams(stepHref(1).split('?')[1]).get('scenario')).toBe('full-cart');
  load('/cart?scenario=full-cart&tour=1');
  expect(new URLSearchParams(stepHref(1).split('?')[1]).get('scenario')).toBeNull();
});

test('In the single file the path of a step is behind a hash', () => {
  vi.stubEnv('MODE', 'single');
  expect(stepHref(5)).toBe('?scenario=full-cart&tour=6#/cart');
  vi.unstubAllEnvs();
});

test('Another tour is not on before it is started, and a wrong one changes nothing', () => {
  chooseTour('technical');
  expect(() => chooseOwnTour('nothing')).toThrow('A tour has at least one step.');
  expect(tourProgress.getState().tour.title).toBe('For developers');
  chooseOwnTour(OWN);
  expect(tourProgress.getState().tour.title).toBe('Mine');
  expect(tourProgress.getState().step).toBeUndefined();
  chooseTour('client');
  expect(sessionStorage).toHaveLength(0);
});

test('Where storage is blocked the tour goes on by its addresses', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(load('/?tour=2').step).toBe(1);
  expect(load('/').step).toBeUndefined();
  vi.unstubAllGlobals();
});

test.each([
  '{"step":0.5}',
  '{"step":"x"}',
  '{"step":-1}',
  '{"step":null}',
  '{"text":7,"step":2}',
  '{"place":"middle","step":2}',
  '{"name":"other","step":2}',
  '{"before":{},"step":2}',
  '{"databases":"all","step":2}',
  '[2]',
  '7',
])('A tab that holds %s has no tour', (kept) => {
  sessionStorage.setItem(`${DATABASE_NAME}-tour`, kept);
  const { step, problem, place } = load('/');
  expect([step, problem, place]).toEqual([undefined, '', undefined]);
});

test.each(['0.5', '-3', '1e999', 'NaN', ''])(
  'A tour=%s in the address is at one of its steps',
  (step) => {
    const { tour, step: shown } = load(`/?tour=${step}`);
    expect(tour.steps[shown!]).toBeDefined();
  },
);
