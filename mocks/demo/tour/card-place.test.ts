// @vitest-environment node
import { expect, test } from 'vitest';
import { boxAt, isClearAtTop, placeAfter, placeFor, placeNear, scrollFor } from './card-place.ts';

const laptop = { width: 1440, height: 900 };
const card = { width: 384, height: 200 };
const bar = { width: 1440, height: 100 };

test('A card is 24 pixels from the edges of its corner, and a bar from none', () => {
  expect(boxAt('bottom-right', card, laptop)).toEqual({
    left: 1032,
    top: 676,
    width: 384,
    height: 200,
  });
  expect(boxAt('bottom-right', bar, laptop)).toEqual({
    left: 0,
    top: 800,
    width: 1440,
    height: 100,
  });
  expect(boxAt('top-left', bar, laptop)).toMatchObject({ left: 0, top: 0 });
});

test('A card stays where it is wanted while it covers nothing', () => {
  const subject = { left: 900, top: 100, width: 400, height: 300 };
  expect(placeFor('bottom-left', card, laptop, subject)).toBe('bottom-left');
  expect(placeFor('top-left', card, laptop, undefined)).toBe('top-left');
});

test('A card goes to the next corner that is clear of the subject and its outline', () => {
  const touching = { left: 72, top: 300, width: 500, height: 376 };
  expect(placeFor('bottom-left', card, laptop, touching)).toBe('bottom-right');
  const below = { left: 40, top: 600, width: 1360, height: 200 };
  expect(placeFor('bottom-left', card, laptop, below)).toBe('top-right');
});

test('A bar that covers the subject goes to the other edge', () => {
  const subject = { left: 0, top: 780, width: 1440, height: 100 };
  expect(placeFor('bottom-left', bar, laptop, subject)).toBe('top-right');
});

test('A card that would cover a subject everywhere covers as little as it can', () => {
  const subject = { left: 0, top: 100, width: 1440, height: 800 };
  expect(placeFor('bottom-left', card, laptop, subject)).toBe('top-right');
});

test('Moving a card goes through the corners, and moving a bar from edge to edge', () => {
  expect(placeAfter('bottom-left', card, laptop)).toBe('bottom-right');
  expect(placeAfter('top-left', card, laptop)).toBe('bottom-left');
  expect(placeAfter('bottom-right', bar, laptop)).toBe('top-left');
  expect(placeAfter('top-right', bar, laptop)).toBe('bottom-left');
});

test('A dropped card goes to the nearest corner, and a dropped bar to the nearest edge', () => {
  expect(placeNear({ left: 800, top: 100, ...card }, laptop)).toBe('top-right');
  expect(placeNear({ left: 100, top: 600, ...card }, laptop)).toBe('bottom-left');
  expect(placeNear({ left: 300, top: 100, ...bar }, laptop)).toBe('top-left');
});

test.each([
  ['in the free part, not at all', { top: 100, height: 200 }, 0],
  ['below it, until its end is clear', { top: 700, height: 200 }, 124],
  ['above it, until its beginning is clear', { top: -50, height: 200 }, -74],
  ['higher than it, to its beginning', { top: 300, height: 1000 }, 276],
])('For a subject %s the page scrolls', (_, { top, height }, distance) => {
  const subject = { left: 0, width: 100, top, height };
  expect(scrollFor(subject, { top: 24, bottom: 776 })).toBe(distance);
});

test.each([
  ['leaves the header whole where there is nearly enough room', { top: 100, height: 660 }, 0],
  ['passes the header where the subject would else be too low', { top: 180, height: 670 }, 96],
  ['cuts the header where there is no other way', { top: 102, height: 780 }, 78],
])('The page that is scrolled to a subject %s', (_, { top, height }, distance) => {
  const subject = { left: 0, width: 100, top, height };
  const page = { scrollY: 0, header: 96 };
  expect(scrollFor(subject, { top: 24, bottom: 754 }, page)).toBe(distance);
});

test('What stands clear of the bars at the top of the page needs no scrolling', () => {
  const free = { top: 24, bottom: 600 };
  const subject = { left: 0, top: 100, width: 400, height: 200 };
  expect(isClearAtTop(subject, free, 0)).toBe(true);
  expect(isClearAtTop(subject, free, 300)).toBe(true);
  expect(isClearAtTop(subject, free, 350)).toBe(false);
});
