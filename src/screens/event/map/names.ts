import { difference, numbersFrom, type Point } from './drawing.ts';

/** What a map has names for. */
export interface Named {
  /** Chooses the places of names. */
  seed: string;
  venue: string;
  park: { text: string; at: Point } | undefined;
  water: { text: string; at: (x: number) => Point };
  streets: readonly { text: string; line: readonly Point[] }[];
  /** Whether something hides the streets at a point. */
  isCovered: (point: Point) => boolean;
}

/** A name about a point, along a street at its angle in degrees. */
export interface Name {
  text: string;
  kind: 'venue' | 'park' | 'water' | 'street';
  at: Point;
  angle?: number;
}

/** Half of what a name takes in width, by its letters, and in height. */
const halfOf = (text: string) => 4 + text.length * 3.7;
const HALF_HEIGHT = 12;
/** Between two points of a street. */
const STEP = 33;

/**
 * The names of a map, none of which lies over another or is cut by the edge.
 * @param shown width and height of what is seen of the map
 */
export function namesOf(
  { seed, venue, park, water, streets, isCovered }: Named,
  shown: Point,
): Name[] {
  const next = numbersFrom(seed);
  const [right, bottom] = [shown[0] / 2, shown[1] / 2];
  const fits = ([x, y]: Point, half = HALF_HEIGHT) =>
    Math.abs(x) + half < right && Math.abs(y) + HALF_HEIGHT < bottom;
  const names: Name[] = [{ text: venue, kind: 'venue', at: [0, 26] }];
  // The pin, the venue's name, and the scale in the corner.
  const taken: Point[] = [
    [0, -20],
    [0, 26],
    [right - 60, bottom - 14],
  ];
  function add(name: Name) {
    taken.push(name.at);
    names.push(name);
  }
  if (park && fits(park.at, halfOf(park.text))) add({ ...park, kind: 'park' });
  const waterAt = water.at(-Math.min(200, right - halfOf(water.text) - 8));
  if (fits(waterAt)) add({ text: water.text, kind: 'water', at: waterAt });

  const isFree = ([x, y]: Point) =>
    taken.every(([otherX, otherY]) => Math.hypot((x - otherX) * 0.6, y - otherY) > 70);
  for (const { text, line } of streets) {
    const reach = Math.ceil(halfOf(text) / STEP);
    const places = line.flatMap((point, index) => {
      const ends = [line[index - reach], line[index + reach]];
      const isWhole = ends.every((end) => end && fits(end));
      return isWhole && isFree(point) && !isCovered(point) ? [index] : [];
    });
    const index = places[Math.floor(next() * places.length)];
    if (index === undefined) continue;
    const [x, y] = difference(line[index + 1]!, line[index - 1]!);
    const isForward = Math.abs(x) > 13 ? x > 0 : y < 0;
    const angle = (Math.atan2(y, x) * 180) / Math.PI + (isForward ? 0 : 180);
    add({ text, kind: 'street', at: line[index]!, angle });
  }
  return names;
}
