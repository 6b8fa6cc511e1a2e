import sharp from 'sharp';
import { differences } from './compare.ts';

/** Three bytes for each pixel. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** An expected picture as it is stored. */
export interface PictureFile {
  /** An AVIF of half of the width. */
  picture: Buffer;
  /** What compression has changed in each square: a level of gray is half a level of the picture. */
  losses: Buffer;
}

const QUALITY = 46;
/** A higher one takes ten times as long, for a twentieth of the bytes. */
const EFFORT = 2;
const LOSS_STEPS = 2;

/** Pixels of a PNG or of a stored picture. */
export async function readPixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pixels of a screenshot at half of its width. */
export async function halve(screenshot: Buffer): Promise<Pixels> {
  const { width, height } = await sharp(screenshot).metadata();
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .resize(Math.ceil(width / 2), Math.ceil(height / 2), { kernel: 'linear', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Compresses a shrunk screenshot, and notes the browser in it and what has been lost beside it. */
export async function makePictureFile(pixels: Pixels, browser: string): Promise<PictureFile> {
  const { data, width, height } = pixels;
  const picture = await sharp(data, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Software: `Chromium ${browser}` } })
    .avif({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
  const grid = differences(await readPixels(picture), pixels);
  const steps = grid.values.map((value) => Math.min(255, Math.round(value * LOSS_STEPS)));
  const losses = await sharp(Buffer.from(steps), {
    raw: { width: grid.columns, height: grid.rows, channels: 1 },
  })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  return { picture, losses };
}

/** What compression has changed, in levels, square by square. */
export async function readLosses({ losses }: PictureFile): Promise<number[]> {
  const { data } = await readPixels(losses);
  return Array.from({ length: data.length / 3 }, (_, index) => data[index * 3]! / LOSS_STEPS);
}

/** The version of the browser that a picture was made with. */
export async function readBrowser({ picture }: PictureFile): Promise<string> {
  const { exif } = await sharp(picture).metadata();
  return /Chromium ([\d.]+)/.exec(exif?.toString('latin1') ?? '')?.[1] ?? 'unknown';
}
