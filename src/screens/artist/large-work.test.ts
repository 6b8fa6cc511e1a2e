// @vitest-environment node
import { expect, test } from 'vitest';
import { artwork } from '#src/testing/factories.ts';
import { widestOf } from './large-work.tsx';

const narrow = (isSold = false) => artwork({ image: 'narrow.avif#w=800&h=1000', isSold });
const square = (isSold = false) => artwork({ image: 'square.avif#w=800&h=800', isSold });
const wide = (isSold = false) => artwork({ image: 'wide.avif#w=1600&h=800', isSold });

test('The header shows the widest work that can be bought, a sold one where all are', () => {
  expect(widestOf([narrow(), wide(), square()])).toMatchObject({ image: wide().image });
  expect(widestOf([narrow(), wide(true), square()])).toMatchObject({ image: square().image });
  expect(widestOf([narrow(true), wide(true)])).toMatchObject({ image: wide().image });
  expect(widestOf([])).toBeUndefined();
});

test('The header shows no work that a card of the first row shows, where there are others', () => {
  const first = [wide(), wide(), wide(), wide()];
  expect(widestOf([...first, narrow(), square()])).toMatchObject({ image: square().image });
});
