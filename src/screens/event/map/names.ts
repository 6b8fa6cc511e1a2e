import { LAND, PARK, WATER } from './land.ts';
import { escapeMarkup, isShown, path, type Point, type Random } from './drawing.ts';

/** The looks of what is named, as attributes: the page's policy allows a frame no styles of its own. */
const LOOKS = {
  venue: 'font-size="18" font-weight="600" fill="#1a1917"',
  water: `font-style="italic" fill="#456a74" stroke="${WATER}"`,
  park: `fill="#4d683a" stroke="${PARK}"`,
};

/**
 * Names, none of which lies over another.
 * @param isCovered whether something hides the streets at a point
 */
export function createTexts(isCovered: (point: Point) => boolean) {
  const taken: Point[] = [[0, -20]];
  let drawn = '';
  const isFree = ([x, y]: Point) =>
    isShown([x, y], -40) &&
    taken.every(([otherX, otherY]) => Math.hypot((x - otherX) * 0.6, y - otherY) > 70);
  function add([x, y]: Point, text: string, kind: keyof typeof LOOKS): string {
    taken.push([x, y]);
    const label = `<text ${LOOKS[kind]} x="${Math.round(x)}" y="${Math.round(y)}">${escapeMarkup(text)}</text>`;
    if (kind !== 'venue') drawn += label;
    return group(label);
  }
  return {
    add,
    /** Sets a name along a street, where there is room. */
    addAlong(line: readonly Point[], text: string, next: Random) {
      const places = line.flatMap((point, index) =>
        isFree(point) && !isCovered(point) ? [index] : [],
      );
      const index = places[Math.floor(next() * places.length)];
      if (index === undefined) return;
      taken.push(line[index]!);
      const part = line.slice(Math.max(0, index - 3), index + 4);
      const [first, last] = [part[0]!, part.at(-1)!];
      const isForward = Math.abs(last[0] - first[0]) > 40 ? last[0] > first[0] : last[1] < first[1];
      const id = `n${taken.length}`;
      drawn += `<path id="${id}" d="${path(isForward ? part : [...part].reverse())}" fill="none"/><text dy="4.5"><textPath href="#${id}" startOffset="50%">${escapeMarkup(text)}</textPath></text>`;
    },
    drawn: () => group(drawn),
  };
}

const group = (content: string) =>
  `<g font-family="system-ui, sans-serif" font-size="14" fill="#5e5a53" text-anchor="middle" stroke="${LAND}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${content}</g>`;
