import type { Pixels } from './picture-file.ts';

/** Side of the squares that are compared, in pixels of a picture. */
const SQUARE = 8;

/**
 * Levels of 255, on average over a square, that noise may make: letters whose edges are a level brighter or darker make 0.4.
 * Another digit makes 1, a text that has moved by a pixel 5, and a surface whose color has changed by 8 levels 6.
 */
export const TOLERANCE = 0.75;

/** For pictures of another browser, which draws the edges of letters otherwise: up to 13 levels between builds 149 and 150. */
export const TOLERANCE_BETWEEN_BROWSERS = 20;

/** How much two pictures differ, square by square and row by row. */
export interface Grid {
  columns: number;
  rows: number;
  /** Levels, by the channel that differs most in each pixel. */
  values: number[];
}

/** Compares two pictures by what both have. */
export function differences(one: Pixels, other: Pixels): Grid {
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const sums = Array.from({ length: columns * rows }, () => 0);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const a = (y * one.width + x) * 3;
      const b = (y * other.width + x) * 3;
      const square = Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE);
      sums[square]! += Math.max(
        Math.abs(one.data[a]! - other.data[b]!),
        Math.abs(one.data[a + 1]! - other.data[b + 1]!),
        Math.abs(one.data[a + 2]! - other.data[b + 2]!),
      );
    }
  }
  return { columns, rows, values: sums.map((sum) => sum / (SQUARE * SQUARE)) };
}

/** A square that does not look as expected. */
export interface Difference {
  /** Left upper corner in the picture. */
  x: number;
  y: number;
  /** Levels beyond what compression has changed. */
  levels: number;
}

/**
 * Compares a shrunk screenshot with a stored picture: a square may differ by what was lost when the picture was compressed,
 * and by noise.
 * @param losses of the stored picture, square by square
 * @param tolerance levels that noise may make
 */
export function compare(
  expected: Pixels,
  losses: readonly number[],
  actual: Pixels,
  tolerance = TOLERANCE,
): Difference[] {
  const { columns, values } = differences(expected, actual);
  const storedColumns = Math.ceil(expected.width / SQUARE);
  return values
    .map((value, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const levels = Math.abs(value - losses[row * storedColumns + column]!);
      return { x: column * SQUARE, y: row * SQUARE, levels };
    })
    .filter(({ levels }) => levels > tolerance);
}

/** The picture grown pale, with the squares that differ in red. */
export function markDifferences(
  { data, width, height }: Pixels,
  squares: readonly Difference[],
): Pixels {
  const marked = Buffer.from(data.map((value) => 255 - Math.round((255 - value) * 0.3)));
  for (const { x, y } of squares) {
    for (let row = y; row < Math.min(y + SQUARE, height); row += 1) {
      for (let column = x; column < Math.min(x + SQUARE, width); column += 1) {
        const at = (row * width + column) * 3;
        marked[at] = 220;
        marked[at + 1] = Math.round(data[at + 1]! / 3);
        marked[at + 2] = Math.round(data[at + 2]! / 3);
      }
    }
  }
  return { data: marked, width, height };
}
