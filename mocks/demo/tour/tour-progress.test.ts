import { afterEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import {
  chooseTour,
  endTour,
  foldTour,
  resumeTour,
  stepHref,
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
  sessionStorage.clear();
  history.replaceState(null, '', '/');
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
  ['/?tour=99', 12],
  ['/?tour=x', 0],
])('%s is at the step of index %i of the demo’s tour', (address, step) => {
  const { step: shown, tour } = load(address);
  expect(shown).toBe(step);
  expect(tour.title).toBe('The demo in thirteen steps');
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

test('That the card is folded is kept for the next step', () => {
  load('/?tour=1');
  foldTour(true);
  expect(load('/?tour=2').isFolded).toBe(true);
});

test('A tour that is ended stays ended after a reload, and the address is that of the page', () => {
  load('/cart?scenario=full-cart&tour=4');
  endTour();
  expect(location.search).toBe('?scenario=full-cart');
  expect(load('/cart').step).toBeUndefined();
});

test('The link of a tour of one’s own holds its text, which the tab keeps and the address loses', () => {
  chooseTour(OWN);
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
  chooseTour(OWN);
  expect(new URLSearchParams(stepHref(1).split('?')[1]).get('scenario')).toBe('full-cart');
  load('/cart?scenario=full-cart&tour=1');
  expect(new URLSearchParams(stepHref(1).split('?')[1]).get('scenario')).toBeNull();
});

test('In the single file the path of a step is behind a hash', () => {
  vi.stubEnv('MODE', 'single');
  expect(stepHref(3)).toBe('?scenario=full-cart&tour=4#/cart');
  vi.unstubAllEnvs();
});

test('Another tour is not on before it is started, and a wrong one changes nothing', () => {
  load('/cart?tour=4');
  expect(() => chooseTour('nothing')).toThrow('A tour has at least one step.');
  expect(tourProgress.getState().step).toBe(3);
  chooseTour(OWN);
  expect(tourProgress.getState()).toMatchObject({ step: undefined, tour: { title: 'Mine' } });
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
  '{"isFolded":"yes","step":2}',
  '[2]',
  '7',
])('A tab that holds %s has no tour', (kept) => {
  sessionStorage.setItem(`${DATABASE_NAME}-tour`, kept);
  const { step, problem, isFolded } = load('/');
  expect([step, problem, isFolded]).toEqual([undefined, '', undefined]);
});

test.each(['0.5', '-3', '1e999', 'NaN', ''])(
  'A tour=%s in the address is at one of its steps',
  (step) => {
    const { tour, step: shown } = load(`/?tour=${step}`);
    expect(tour.steps[shown!]).toBeDefined();
  },
);
