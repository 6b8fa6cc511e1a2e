/** Width and height in centimeters. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

export const CM_PER_INCH = 2.54;

/** What fits on the wall of a room. */
const WIDEST = 400;
const HIGHEST = 230;

/** Reads "24 x 36 in" or "60 x 90 cm"; undefined for a work that is not flat, or a text that reads otherwise. */
export function readDimensions(text: string): Dimensions | undefined {
  const [, first, second, unit] =
    /^\s*([\d.]+)\s*[x×]\s*([\d.]+)\s*(in|cm)\.?\s*$/i.exec(text) ?? [];
  const [width, height] = [Number(first), Number(second)];
  if (!(width > 0 && height > 0)) return undefined;
  const factor = unit?.toLowerCase() === 'in' ? CM_PER_INCH : 1;
  return { width: width * factor, height: height * factor };
}

/** The dimensions of a work that can be shown on the wall of a room. */
export function hangableDimensions(text: string): Dimensions | undefined {
  const dimensions = readDimensions(text);
  if (!dimensions || dimensions.width > WIDEST || dimensions.height > HIGHEST) return undefined;
  return dimensions;
}
