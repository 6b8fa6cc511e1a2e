// @vitest-environment node
import { expect, test } from 'vitest';
import { centerOn, contain, FITTED, moveBy, type Stage, visibleArea, zoomTo } from './zoom-view.ts';

/** An upright picture in a wide frame. */
const stage: Stage = {
  picture: { width: 400, height: 600 },
  frame: { width: 1000, height: 600 },
};

test('What stands at the pointer stays there when the picture is enlarged', () => {
  const view = zoomTo({ scale: 3, x: 0, y: 0 }, 4, { x: 90, y: 120 }, stage);
  // The place of the picture at the pointer, from its center and at its fitted size.
  expect(90 / 3).toBeCloseTo((90 - view.x) / 4);
  expect(120 / 3).toBeCloseTo((120 - view.y) / 4);
});

test.each([
  [9, 4],
  [0.2, 1],
  [2.5, 2.5],
])('A zoom to %s is one to %s', (wanted, scale) => {
  expect(zoomTo(FITTED, wanted, { x: 0, y: 0 }, stage).scale).toBe(scale);
});

test('A picture that is narrower than the frame stays in its middle', () => {
  const view = zoomTo(FITTED, 2, { x: 150, y: 200 }, stage);
  expect(view).toEqual({ scale: 2, x: 0, y: -200 });
});

test('An enlarged picture is moved as far as its edges', () => {
  expect(moveBy({ scale: 4, x: 0, y: 0 }, { x: -5000, y: 5000 }, stage)).toEqual({
    scale: 4,
    x: -300,
    y: 900,
  });
});

test('Back at its fitted size the picture stands in the middle', () => {
  const enlarged = zoomTo(FITTED, 4, { x: 100, y: -250 }, stage);
  expect(zoomTo(enlarged, 1, { x: 100, y: -250 }, stage)).toEqual(FITTED);
});

test('A smaller frame brings an enlarged picture back to its edges', () => {
  const view = { scale: 4, x: 300, y: 900 };
  const frame = { width: 1600, height: 1200 };
  expect(contain(view, { ...stage, frame })).toEqual({ scale: 4, x: 0, y: 600 });
});

test('A place of the picture comes to the middle of the frame', () => {
  const view = centerOn({ scale: 4, x: 0, y: 0 }, { x: 0.6, y: 0.25 }, stage);
  expect(view.x).toBeCloseTo(-160);
  expect(view.y).toBeCloseTo(600);
});

test('The visible part of a fitted picture is all of it', () => {
  expect(visibleArea(FITTED, stage)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('The visible part of an enlarged picture has the shares that the frame shows', () => {
  expect(visibleArea({ scale: 4, x: 300, y: 900 }, stage)).toEqual({
    x: 0,
    y: 0,
    width: 0.625,
    height: 0.25,
  });
});
