// @vitest-environment node
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare, TOLERANCE, TOLERANCE_BETWEEN_BROWSERS } from './compare.ts';
import { makePictureFile, readBrowser, readLosses, readPixels, halve } from './picture-file.ts';

GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  ),
  'Hanken Grotesk',
);

const WIDTH = 480;
const HEIGHT = 320;

interface Change {
  /** Pixels by which the line of text is moved. */
  text?: { x?: number; y?: number };
  button?: string;
  hasIcon?: boolean;
  price?: string;
  height?: number;
  /** Levels of noise at the edges of letters, in turn brighter and darker. */
  noise?: number;
}

/** A small page as it would be photographed: a picture, a text, a price, a button and an icon; as a PNG. */
async function screenshot({
  text = {},
  button = '#1a1917',
  hasIcon = true,
  ...change
}: Change = {}) {
  const { price = '$120', height = HEIGHT, noise = 0 } = change;
  const canvas = createCanvas(WIDTH, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fbfaf7';
  context.fillRect(0, 0, WIDTH, height);
  drawPainting(context);
  context.fillStyle = '#5e5a53';
  context.font = '14px Hanken Grotesk';
  context.fillText('The item has been added.', 20 + (text.x ?? 0), 40 + (text.y ?? 0));
  context.fillStyle = '#1a1917';
  context.fillText(price, 20, 80);
  context.fillStyle = button;
  context.fillRect(20, 110, 160, 48);
  context.strokeStyle = '#1a1917';
  context.lineWidth = 1.5;
  if (hasIcon) {
    context.beginPath();
    context.arc(30, 200, 7, 0, 7);
    context.stroke();
  }
  const image = context.getImageData(0, 0, WIDTH, height);
  for (const [index, value] of image.data.entries()) {
    const isEdge = value > 100 && value < 245;
    if (isEdge) image.data[index] = value + noise * (index % 8 < 4 ? 1 : -1);
  }
  return sharp(image.data, { raw: { width: WIDTH, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Many strokes, which compression changes most. */
function drawPainting(context: SKRSContext2D) {
  let seed = 7;
  const chance = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let stroke = 0; stroke < 1500; stroke += 1) {
    context.fillStyle = `hsl(${20 + chance() * 60} 45% ${25 + chance() * 45}%)`;
    context.fillRect(
      240 + chance() * 220,
      20 + chance() * 250,
      3 + chance() * 18,
      2 + chance() * 5,
    );
  }
}

async function differencesAfter(change: Change, tolerance = TOLERANCE) {
  const stored = await makePictureFile(await halve(await screenshot()), '150.0.0.0');
  const actual = await halve(await screenshot(change));
  return compare(await readPixels(stored.picture), await readLosses(stored), actual, tolerance);
}

test('the same page has no difference', async () => {
  expect(await differencesAfter({})).toEqual([]);
});

test('a level of noise at each edge is no difference', async () => {
  expect(await differencesAfter({ noise: 1 })).toEqual([]);
});

test('what is added below a page leaves the rest without a difference', async () => {
  expect(await differencesAfter({ height: HEIGHT + 40 })).toEqual([]);
});

test.each<[string, Change]>([
  ['a text one pixel to the right', { text: { x: 1 } }],
  ['a text one pixel lower', { text: { y: 1 } }],
  ['a button 8 levels brighter', { button: '#22211f' }],
  ['a missing icon', { hasIcon: false }],
  ['another digit', { price: '$128' }],
])('%s is a difference, and there alone', async (_, change) => {
  const squares = await differencesAfter(change);
  expect(squares).not.toEqual([]);
  // The painting begins there.
  expect(squares.filter(({ x }) => x > 112)).toEqual([]);
});

test('a missing icon is a difference to the picture of another browser too', async () => {
  const squares = await differencesAfter({ hasIcon: false }, TOLERANCE_BETWEEN_BROWSERS);
  expect(squares).not.toEqual([]);
});

test('a picture tells by which browser it was made', async () => {
  const made = await makePictureFile(await halve(await screenshot()), '150.0.7871.100');
  expect(await readBrowser(made)).toBe('150.0.7871.100');
});
