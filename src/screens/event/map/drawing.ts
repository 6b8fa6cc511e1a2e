/** Size of the map in meters, which are the units of its SVG; the venue is at 0, 0. */
export const WIDTH = 960;
export const HEIGHT = 540;

/** What is laid out, on each side of the venue: the map at any tilt. */
export const REACH = 660;

export type Point = readonly [x: number, y: number];
/** In the layout before it is placed: left, top, right, bottom. */
export type Box = readonly [number, number, number, number];
export type Random = () => number;
export type Place = (x: number, y: number) => Point;

export const difference = ([x, y]: Point, [otherX, otherY]: Point): [number, number] => [
  x - otherX,
  y - otherY,
];

export const isShown = ([x, y]: Point, margin: number) =>
  Math.abs(x) < WIDTH / 2 + margin && Math.abs(y) < HEIGHT / 2 + margin;

export const middleOf = ([left, top, right, bottom]: Box): Point => [
  (left + right) / 2,
  (top + bottom) / 2,
];

export const inset = ([left, top, right, bottom]: Box, by: number): Box => [
  left + by,
  top + by,
  right - by,
  bottom - by,
];

export const corners = (place: Place, [left, top, right, bottom]: Box): Point[] => [
  place(left, top),
  place(right, top),
  place(right, bottom),
  place(left, bottom),
];

export const sampled = (at: (t: number) => Point): Point[] =>
  Array.from({ length: 41 }, (_, step) => at(-REACH + (step * REACH) / 20));

export const path = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(' ')}`;

export const stroke = (lines: readonly (readonly Point[])[], color: string, width: number) =>
  `<path d="${lines.map(path).join('')}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"/>`;

export const area = (shapes: readonly (readonly Point[])[], color: string, opacity = 1) =>
  `<path d="${shapes.map((points) => `${path(points)}z`).join('')}" fill="${color}" opacity="${opacity}"/>`;

/** A random number generator from 0 to 1, seeded by the text (FNV-1a, then a multiply-xorshift step). */
export function numbersFrom(text: string): Random {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
