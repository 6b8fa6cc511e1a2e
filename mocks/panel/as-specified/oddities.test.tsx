import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { parseDemoState } from '#mocks/demo/state/demo-state.ts';
import { test } from '#src/testing/shop.ts';
import { findElements } from './find-marks.ts';
import { oddities } from './oddities.ts';

const pages = [...new Set(oddities.flatMap(({ marks }) => marks.map(({ page }) => page)))];

afterEach(() => history.replaceState(null, '', '/'));

test.for(pages)(
  'Everything marked on %s is there, and nothing is marked twice',
  async (page, { shop }) => {
    history.replaceState(null, '', page);
    const { scenarios: scenario } = parseDemoState(new URLSearchParams(location.search)).state;
    await shop.open(location.pathname, { scenario });
    const marks = oddities.flatMap(({ number, marks: own }) =>
      own.filter((mark) => mark.page === page).map((mark) => ({ number, mark })),
    );
    await waitFor(() => {
      const missing = marks.filter(({ mark }) => findElements(mark).length === 0);
      expect(missing.map(({ number }) => number)).toEqual([]);
    });
    const marked = oddities.flatMap(({ marks: own }) => own.flatMap(findElements));
    expect(marked.filter((element, index) => marked.indexOf(element) !== index)).toEqual([]);
  },
);

test('Every rule of RULES.md that is odd on purpose is listed, in its order', () => {
  const rules = readFileSync('src/contract/RULES.md', 'utf8').matchAll(/^- \*\*O-(\d+)\*\*/gm);
  expect(oddities.map(({ number }) => number)).toEqual(
    [...rules].map(([, number]) => Number(number)),
  );
});
