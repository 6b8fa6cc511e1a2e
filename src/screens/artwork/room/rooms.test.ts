// @vitest-environment node
import { expect, test } from 'vitest';
import { hangingPlace, hangInRow, keepOnWall, ROOMS, sectionFor, WALL_COLORS } from './rooms.ts';

const small = { width: 30, height: 20 };
const tall = { width: 120, height: 180 };
const wide = { width: 300, height: 90 };

test('A picture hangs at the height of the eye, a small one lower, near the furniture, a tall one higher, clear of it', () => {
  expect(hangingPlace({ width: 60, height: 90 })).toEqual({ x: 0, height: 152 });
  expect(hangingPlace(small)).toEqual({ x: 0, height: 122 });
  expect(hangingPlace(tall)).toEqual({ x: 0, height: 188 });
});

test('The part of the room that is seen holds the picture and what is around it', () => {
  expect(sectionFor(small)).toEqual({ width: 256, above: 206, below: 46 });
  expect(sectionFor(wide)).toMatchObject({ width: 340, above: 219 });
  expect(sectionFor(tall)).toMatchObject({ width: 256, above: 300 });
});

test('Pictures in a row hang side by side about the middle, within what is seen', () => {
  expect(hangInRow([small, tall])).toEqual([
    { x: -71, height: 122 },
    { x: 26, height: 188 },
  ]);
  expect(hangInRow([tall])).toEqual([hangingPlace(tall)]);
  expect(sectionFor(small, tall)).toEqual({ width: 256, above: 300, below: 46 });
});

test('A picture stays on the part of the wall that is seen', () => {
  const seen = { width: 400, above: 210 };
  expect(keepOnWall({ x: 40, height: 150 }, small, seen)).toEqual({ x: 40, height: 150 });
  expect(keepOnWall({ x: -900, height: 900 }, small, seen)).toEqual({ x: -185, height: 200 });
  expect(keepOnWall({ x: 900, height: 0 }, small, seen)).toEqual({ x: 185, height: 26 });
});

test('A picture that is wider than the screen stays in the middle', () => {
  expect(keepOnWall({ x: 30, height: 150 }, wide, { width: 200, above: 210 }).x).toBe(0);
});

test('The wall of each room has one of the colors to choose from', () => {
  const colors = WALL_COLORS.map(({ color }) => color as string);
  for (const { wallColor } of ROOMS) expect(colors).toContain(wallColor);
});
