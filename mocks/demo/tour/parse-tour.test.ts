// @vitest-environment node
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { needsTabDatabase } from '../state/backend-setup.ts';
import { parseDemoState } from '../state/demo-state.ts';
import { parseTour } from './parse-tour.ts';
import { tours } from './tours.ts';

test('A tour has a title, and each step a title, a page, a state, directions, words and notes', () => {
  const text = `# For buyers

## Look

/artworks

- press View in a room
- show \`#wall\`

Works of
many hands.

Take your time.

> Wait here.
> Let them look.
>
> Then go on.

## Pay

/checkout?scenario=full-cart&fail=POST /api/orders:500
- stay
- fill in
`;
  expect(parseTour(text)).toEqual({
    title: 'For buyers',
    steps: [
      {
        title: 'Look',
        pathname: '/artworks',
        search: '',
        directions: [
          { do: 'press', name: 'View in a room' },
          { do: 'show', name: '`#wall`' },
        ],
        words: 'Works of many hands.\n\nTake your time.',
        notes: 'Wait here. Let them look.\n\nThen go on.',
      },
      {
        title: 'Pay',
        pathname: '/checkout',
        search: '?scenario=full-cart&fail=POST%20/api/orders:500',
        directions: [{ do: 'stay' }, { do: 'fill in' }],
        words: '',
        notes: '',
      },
    ],
  });
});

test('A tour without a title is called Tour, and lines may end as on Windows', () => {
  expect(parseTour('## One\r\n/cart\r\n- show Cart\r\nHere.\r\n')).toEqual({
    title: 'Tour',
    steps: [
      {
        title: 'One',
        pathname: '/cart',
        search: '',
        directions: [{ do: 'show', name: 'Cart' }],
        words: 'Here.',
        notes: '',
      },
    ],
  });
});

test('A list that gives no directions belongs to the words', () => {
  const [step] = parseTour('## One\n/cart\n- a frame\n- a chair').steps;
  expect(step).toMatchObject({ directions: [], words: '- a frame - a chair' });
});

test('What follows a part that comes is said once it is there', () => {
  const [step] = parseTour(
    '## One\n/cart\n- show Cart\n\nPress it.\n\n- once Thank you\n\nIt is done.\n\n> Wait.',
  ).steps;
  expect(step).toMatchObject({
    directions: [{ do: 'show', name: 'Cart' }],
    words: 'Press it.',
    notes: 'Wait.',
    outcome: { name: 'Thank you', words: 'It is done.' },
  });
});

const steps = Object.entries(tours).flatMap(([name, text]) =>
  parseTour(text).steps.map((step) => ({ name, ...step })),
);

/** At 120 words a minute half of it is left for what is done. */
const MOST_WORDS = 75;

test.each(steps)('$name tour, $title: shows something, and is said in half a minute', (step) => {
  expect(step.words).not.toBe('');
  expect(step.directions.filter((direction) => direction.do === 'show')).toHaveLength(1);
  expect(step.notes.split(/\s+/).length).toBeLessThan(MOST_WORDS);
});

test.each(steps)('$name tour, $title: nothing is done in the visitor’s own rows', ({ search }) => {
  const { state, mistakes } = parseDemoState(new URLSearchParams(search));
  expect(mistakes).toEqual([]);
  expect(needsTabDatabase(state)).toBe(true);
});

test('The tour for clients has eight steps, one more and an end, and speaks of the shop', () => {
  const clientSteps = steps.filter(({ name }) => name === 'client');
  expect(clientSteps).toHaveLength(10);
  expect(clientSteps.at(-2)!.title).toBe('And when things go wrong');
  const texts = clientSteps.flatMap(({ title, words, notes }) => [title, words, notes]).join(' ');
  expect(texts).not.toMatch(/\b(calls?|specification|backend|scenario|server|API)\b/i);
  expect(texts).not.toContain(brand.name);
});

test.each([
  ['no step', '# Empty', 'A tour has at least one step.'],
  ['a step without a title', '##\n/cart', 'A step has no title behind its "##".'],
  ['a step without a page', '## One\nHere.', 'The step "One" names no page.'],
  ['a page of another site', '## One\n//elsewhere.example/', 'The step "One" names no page.'],
  ['a backslash', '## One\n/\\elsewhere.example', 'The step "One" names no page.'],
  [
    'a page of another site behind a dot',
    '## One\n/.//elsewhere.example/signin',
    'The step "One" names no page.',
  ],
  ['two dots before it', '## One\n/cart/..\\//elsewhere.example', 'The step "One" names no page.'],
  ['a tab in the page', '## One\n/\t/elsewhere.example', 'The step "One" names no page.'],
  ['a script', '## One\njavascript:alert(1)', 'The step "One" names no page.'],
  [
    'a wrong scenario',
    '## One\n/?scenario=ful-cart',
    'The step "One": "ful-cart" is not a scenario.',
  ],
])('A tour with %s is refused', (_, text, message) => {
  expect(() => parseTour(text)).toThrow(message);
});
