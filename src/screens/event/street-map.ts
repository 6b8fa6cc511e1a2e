import { brand } from '#src/copy/brand.ts';

/** Size of the map, in SVG units. */
const WIDTH = 960;
const HEIGHT = 540;

/**
 * An invented street map: blocks, a park, a river and the venue's pin. The address seeds the layout, so each
 * venue always gets the same map.
 * @returns an HTML document for an iframe
 */
export function streetMap(address: string): string {
  const next = numbersFrom(address);
  const columns = cuts(next, WIDTH, 70, 150);
  const rows = cuts(next, HEIGHT, 60, 120);
  const tilt = Math.round(next() * 16 - 8);
  const park = { column: pick(next, columns.length - 2), row: pick(next, rows.length - 2) };
  const blocks = columns.flatMap(([x, width], column) =>
    rows.map(([y, height], row) => {
      const isPark = column === park.column && row === park.row;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${isPark ? '#d5dec8' : '#f4f1ea'}"/>`;
    }),
  );
  // Above or below the center, so that the river never crosses the venue.
  const bank = Math.round(HEIGHT * next() * 0.1);
  const side = next() < 0.5 ? '' : ` transform="matrix(1 0 0 -1 0 ${HEIGHT})"`;
  const river = `M-60 ${bank} C 200 ${bank - 90}, 380 ${bank + 150}, 620 ${bank + 40} S 900 ${bank - 60}, 1040 ${bank + 60}`;
  return `<!doctype html><title>Map</title><body marginwidth="0" marginheight="0"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" width="100%" role="img" aria-label="Illustrative street map with the venue at its center"><rect width="${WIDTH}" height="${HEIGHT}" fill="#e3ddd2"/><g transform="rotate(${tilt} ${WIDTH / 2} ${HEIGHT / 2}) scale(1.2) translate(${-WIDTH * 0.08} ${-HEIGHT * 0.08})">${blocks.join('')}<path d="${river}"${side} fill="none" stroke="#c3d3d6" stroke-width="46"/></g><g transform="translate(${WIDTH / 2} ${HEIGHT / 2})"><path d="M0 0C-26 -34 -30 -46 -30 -60a30 30 0 0 1 60 0c0 14-4 26-30 60z" fill="${brand.colors.accent}"/><circle cy="-60" r="11" fill="${brand.colors.paper}"/></g></svg>`;
}

type Span = [start: number, length: number];

/** Divides a side into blocks with streets between them. */
function cuts(next: () => number, side: number, least: number, most: number): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < side;) {
    const length = Math.round(least + next() * (most - least));
    spans.push([at, length]);
    at += length + (next() < 0.25 ? 22 : 10);
  }
  return spans;
}

function pick(next: () => number, below: number): number {
  return 1 + Math.floor(next() * Math.max(1, below));
}

/** A random number generator from 0 to 1, seeded by the text (FNV-1a, then a multiply-xorshift step). */
function numbersFrom(text: string): () => number {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
