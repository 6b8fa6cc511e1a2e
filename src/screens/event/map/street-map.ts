import { brand } from '#src/copy/brand.ts';
import {
  area,
  type Box,
  corners,
  difference,
  HEIGHT,
  inset,
  isShown,
  middleOf,
  numbersFrom,
  type Place,
  type Point,
  type Random,
  REACH,
  sampled,
  stroke,
  WIDTH,
} from './drawing.ts';
import { buildings, BUILDING, CURB, field, LAND, layWater, PARK, STREET, trees } from './land.ts';
import type { Named } from './names.ts';

const NAMES =
  'Alder,Mercer,Quarry,Bellamy,Chandler,Juniper,Fuller,Weir,Ferry,Harrow,Linden,Tanner,Cutler,Prospect,Hollis,Garnet,Sexton,Marlow,Spruce,Cooper,Vesper,Union,Larch,Hawthorn,Bishop,Tollgate';

const IN_THE_COUNTRY =
  /\b(farm|meadow|orchard|drive-in|barn|ranch|vineyard|overlook|woods?|fields?)\b/i;
const ON_THE_WATER =
  /\b(pier|landing|boathouse|causeway|lakeside|tidewater|harbou?r|wharf|dock|beach|waterfront)\b/i;

/**
 * An invented map of the streets around a venue. The venue and its location seed it, so each venue always has the same
 * map; the venue's name tells whether it is in the country or on the water.
 * @returns an HTML document for an iframe, which requests nothing, and what has a name on it
 */
export function streetMap(venue: string, location: string): { drawn: string; named: Named } {
  const seed = `${venue}, ${location}`;
  const next = numbersFrom(seed);
  const isCountry = IN_THE_COUNTRY.test(venue);
  const isOnWater = ON_THE_WATER.test(venue);
  const names = NAMES.split(',')
    .map((name) => ({ name, turn: next() }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ name }) => name);
  const columns = cuts(next, isCountry ? 170 : 60, isCountry ? 260 : 100);
  const rows = cuts(next, isCountry ? 150 : 56, isCountry ? 230 : 84);
  const [column, row] = [columns, rows].map((at) => at.findIndex((value) => value > 0) - 1) as [
    number,
    number,
  ];
  const boxAt = (x: number, y: number, count = 1): Box => [
    columns[x]!,
    rows[y]!,
    columns[x + count] ?? REACH,
    rows[y + count] ?? REACH,
  ];
  const venueBox = inset(boxAt(column, row), isCountry ? 70 : 14);
  const place = placeAround(next, middleOf(venueBox));
  const water = layWater(next, isOnWater, isCountry ? 16 : 56);
  const isDry = (box: Box) => !water.covers(place(...middleOf(box)));

  const streets = [
    ...columns.map((x, index) => ({ index, line: sampled((t) => place(x, t)) })),
    ...rows.map((y, index) => ({ index, line: sampled((t) => place(t, y)) })),
  ];
  const narrow = streets.flatMap(({ index, line }) => (index % 3 && !isCountry ? [line] : []));
  const boulevard = sampled((t) => place(t, t * 0.6 + 150));
  // None runs along a river, where it would be a bridge without end.
  const wide = [
    ...streets.flatMap(({ index, line }) => (index % 3 ? [] : [line])),
    ...(isCountry ? [] : [boulevard]),
  ].filter((line) => line.filter(water.covers).length < 9);

  const blocks = columns
    .flatMap((_, x) => rows.map((__, y) => ({ x, y, box: boxAt(x, y) })))
    .filter(({ box }) => isShown(place(...middleOf(box)), 150))
    .filter(({ x, y, box }) => isCountry || (isDry(box) && (x !== column || y !== row)))
    .map(({ box }) => box);

  // Four blocks between two wide streets, beside the venue's.
  const parkBox = inset(
    boxAt(column - (column % 3) + (next() < 0.5 ? 4 : -2), row - (row % 3) + 1, 2),
    8,
  );
  const hasPark = !isCountry && isDry(parkBox);
  const green = hasPark
    ? area([corners(place, parkBox)], PARK) + trees(next, place, inset(parkBox, 12), 40)
    : '';
  const wideStreets =
    stroke(wide, CURB, isCountry ? 12 : 18) + stroke(wide, STREET, isCountry ? 9 : 15);

  const park = place(...middleOf(parkBox));
  const streamKind = isCountry ? 'Creek' : 'River';
  const waterKind = isOnWater ? 'Basin' : streamKind;
  const wideKind = isCountry ? 'Road' : 'Avenue';
  const named: Named = {
    seed,
    venue,
    park: hasPark ? { text: `${names[0]} Park`, at: park } : undefined,
    water: { text: `${names[1]} ${waterKind}`, at: water.nameAt },
    streets: [...wide, ...narrow].slice(0, names.length - 2).map((line, index) => ({
      text: `${names[index + 2]} ${index < wide.length ? wideKind : 'Street'}`,
      line,
    })),
    isCovered: (point) =>
      water.covers(point) || (hasPark && Math.hypot(...difference(point, park)) < 110),
  };

  const drawn = documentOf(
    isCountry
      ? blocks.map((box) => field(next, place, box)).join('')
      : area(
          blocks.flatMap((box) => (next() < 0.07 ? [] : buildings(next, place, box))),
          BUILDING,
        ),
    stroke(narrow, CURB, 11) + stroke(narrow, STREET, 9),
    green,
    // A river is crossed by bridges, a basin by nothing.
    water.isCrossed ? water.drawn + wideStreets : wideStreets + water.drawn,
    area([corners(place, venueBox)], brand.colors.accent, 0.35),
    `<path d="M0 4C-17 -18 -20 -26 -20 -35a20 20 0 0 1 40 0c0 9 -3 17 -20 39z" fill="${brand.colors.accent}" stroke="${STREET}" stroke-width="2"/><circle cy="-35" r="7" fill="${STREET}"/>`,
  );
  return { drawn, named };
}

const documentOf = (...layers: string[]) =>
  `<!doctype html><title>Map</title><body marginwidth="0" marginheight="0"><svg viewBox="${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Illustrative street map with the venue at its center"><rect x="${-WIDTH / 2}" y="${-HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" fill="${LAND}"/>${layers.join('')}</svg>`;

/** Where streets cut one side of the layout. */
function cuts(next: Random, least: number, most: number): number[] {
  const at = [-REACH];
  while (at.at(-1)! < REACH) at.push(at.at(-1)! + least + next() * (most - least));
  return at;
}

/** Places points of the layout on the map, with bends and a tilt, so that `center` is at 0, 0. */
function placeAround(next: Random, center: Point): Place {
  const [bendX, bendY, angle] = [next() * 6, next() * 6, next() * 0.7 - 0.35];
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const place: Place = (x, y) => {
    const bentX = x + 20 * Math.sin(y / 190 + bendX);
    const bentY = y + 16 * Math.sin(x / 230 + bendY);
    return [bentX * cosine - bentY * sine, bentX * sine + bentY * cosine];
  };
  const origin = place(...center);
  return (x, y) => difference(place(x, y), origin);
}
