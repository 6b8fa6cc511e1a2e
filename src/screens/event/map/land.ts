import {
  area,
  type Box,
  corners,
  inset,
  type Place,
  type Point,
  type Random,
  REACH,
  sampled,
  stroke,
} from './drawing.ts';

export const LAND = '#f1ede4';
export const BUILDING = '#e3dccf';
export const STREET = '#fffdf9';
export const CURB = '#d9d1c1';
export const WATER = '#bdd4da';
export const BANK = '#e5dfd0';
export const PARK = '#d3dfc4';
const TREE = '#b5c8a2';
const FIELDS = ['#e5e8d0', '#dce3c6', '#ece6ce', '#d6dfc2', '#e9ead9'];

/** A river above or below the venue, or the shore of a basin. */
export function layWater(next: Random, isBasin: boolean, width: number) {
  const side = next() < 0.5 ? -1 : 1;
  const [offset, phase] = [120 + next() * 40, next() * 6];
  const bank = (x: number) => side * (offset + 26 * Math.sin(x / 150 + phase) + x * 0.08);
  const line = sampled((x) => [x, bank(x)]);
  const basin = [...line, [REACH, side * REACH], [-REACH, side * REACH]] as const;
  const piers = [-250, 70, 240].map((x) => {
    const y = bank(x);
    return [
      [x, y - side * 8],
      [x + 14, y - side * 8],
      [x + 14, y + side * 62],
      [x, y + side * 62],
    ] as const;
  });
  return {
    isCrossed: !isBasin,
    nameAt: (x: number): Point => [x, bank(x) + (isBasin ? side * 60 : 5)],
    covers: ([x, y]: Point) =>
      isBasin ? side * (y - bank(x)) > -34 : Math.abs(y - bank(x)) < width / 2 + 34,
    drawn: isBasin
      ? stroke([line], BANK, 30) + area([basin], WATER) + area(piers, BANK)
      : stroke([line], BANK, width + 22) + stroke([line], WATER, width),
  };
}

/** The buildings of a block: two rows of lots along its longer side. */
export function buildings(next: Random, place: Place, block: Box): Point[][] {
  const [left, top, right, bottom] = inset(block, 9);
  const isUpright = bottom - top > right - left;
  const [length, depth] = isUpright ? [bottom - top, right - left] : [right - left, bottom - top];
  const found: Point[][] = [];
  for (const isFar of [false, true]) {
    for (let at = 0; at < length - 6;) {
      const end = Math.min(length, at + 14 + next() * 22);
      const deep = depth * (0.28 + next() * 0.18);
      const [from, to] = isFar ? [depth - deep, depth] : [0, deep];
      const box = isUpright
        ? ([left + from, top + at, left + to, top + end] as const)
        : ([left + at, top + from, left + end, top + to] as const);
      if (next() < 0.92) found.push(corners(place, box));
      at = end + (next() < 0.4 ? 4 : 1.2);
    }
  }
  return found;
}

/** A field in the country: furrows, woods or grass. */
export function field(next: Random, place: Place, box: Box): string {
  const [left, top, right, bottom] = box;
  const ground = area([corners(place, box)], FIELDS[Math.floor(next() * FIELDS.length)]!);
  const kind = next();
  if (kind < 0.3) return ground + trees(next, place, inset(box, 14), 60);
  if (kind < 0.55) return ground;
  const furrows = Array.from({ length: 12 }, (_, index) => {
    const x = left + ((right - left) * (index + 1)) / 13;
    return [place(x, top + 14), place(x, bottom - 14)];
  });
  return ground + stroke(furrows, '#cdd6b4', 1.5);
}

export function trees(
  next: Random,
  place: Place,
  [left, top, right, bottom]: Box,
  count: number,
): string {
  const dots = Array.from({ length: count }, () => {
    const [x, y] = place(left + next() * (right - left), top + next() * (bottom - top));
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(3 + next() * 4)}"/>`;
  });
  return `<g fill="${TREE}">${dots.join('')}</g>`;
}
