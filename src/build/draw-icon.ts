import type { Brand } from '#src/copy/brand/shape.ts';

/** Capitals in strokes, in the middle of a square of 64. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'm23 41 9-17 9 17M26.5 36h11',
  B: 'M26 24h6.5a4 4 0 0 1 0 8H26zM26 32h7.5a4.5 4.5 0 0 1 0 9H26z',
  C: 'M40 27.5A9 8.5 0 1 0 40 37.5',
  D: 'M25 24h6a8.5 8.5 0 0 1 0 17h-6z',
  E: 'M39 24H26v17h13M26 32.5h11',
  F: 'M39 24H26v17M26 32.5h11',
  G: 'M40 27.5A9 8.5 0 1 0 41 34h-8',
  H: 'M24 24v17M40 24v17M24 32.5h16',
  I: 'M32 24v17',
  J: 'M37 24v11.5a5.5 5.5 0 0 1-11 0',
  K: 'M25 24v17M39 24 25.5 34M30 31l10 10',
  L: 'M26 24v17h13',
  M: 'M23.5 41V27l8.5 8 8.5-8v14',
  N: 'M25 41V27.5l14 10V24',
  O: 'M32 24a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17z',
  P: 'M26 41V24h7a5 5 0 0 1 0 10h-7',
  Q: 'M32 24a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM34.5 35.500l6 6',
  R: 'M26 41V24h7a5 5 0 0 1 0 10h-7M33 34l6 7',
  S: 'M38.5 27.500C37 25 35 24 32 24c-3.5 0-6 1.7-6 4.2 0 6 12.5 2.3 12.5 8.6 0 2.6-2.7 4.2-6.5 4.2-3.2 0-5.6-1.2-7-3.7',
  T: 'M23 24h18M32 24v17',
  U: 'M24 24v10a8 7 0 0 0 16 0V24',
  V: 'm23 24 9 17 9-17',
  W: 'm22.5 25 5 13.5 4.5-10 4.5 10 5-13.5',
  X: 'm24 24 16 17M40 24 24 41',
  Y: 'm23 24 9 9.5 9-9.500M32 33.500V41',
  Z: 'M24 24h16L24 41h16',
};

/** The icon of the shop, SVG: a picture in its frame, with the initial of the name where that is a letter from A to Z. */
export function drawIcon({ name, colors }: Pick<Brand, 'name' | 'colors'>): string {
  const { accent, ink, paper } = colors;
  const [initial = ''] = name.normalize('NFKD').toUpperCase();
  const letter = LETTERS[initial];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `  <rect width="64" height="64" fill="${paper}" />`,
    `  <path fill="none" stroke="${ink}" stroke-width="3" d="M9.5 9.5h45v45h-45z" />`,
    `  <path fill="${accent}" d="M18 18h28v28H18z" />`,
    ...(letter ? [`  <path fill="none" stroke="${paper}" stroke-width="4" d="${letter}" />`] : []),
    '</svg>',
    '',
  ].join('\n');
}
