// @vitest-environment node
import { expect, test } from 'vitest';
import demoTour from './demo-tour.md?raw';
import { parseTour } from './parse-tour.ts';

test('A tour has a title, and each step a title, a page, a state and what to say', () => {
  const text = `# For buyers

## Look

/artworks
Works of
many hands.

Take your time.

## Pay

/checkout?scenario=full-cart&fail=POST /api/orders:500
`;
  expect(parseTour(text)).toEqual({
    title: 'For buyers',
    steps: [
      {
        title: 'Look',
        pathname: '/artworks',
        search: '',
        words: 'Works of many hands.\n\nTake your time.',
      },
      {
        title: 'Pay',
        pathname: '/checkout',
        search: '?scenario=full-cart&fail=POST%20/api/orders:500',
        words: '',
      },
    ],
  });
});

test('A tour without a title is called Tour, and lines may end as on Windows', () => {
  expect(parseTour('## One\r\n/cart\r\nHere.\r\n')).toEqual({
    title: 'Tour',
    steps: [{ title: 'One', pathname: '/cart', search: '', words: 'Here.' }],
  });
});

test('The tour of the demo has thirteen steps with words', () => {
  const { steps } = parseTour(demoTour);
  expect(steps).toHaveLength(13);
  expect(steps.filter(({ words }) => words === '')).toEqual([]);
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
