import { CM_PER_INCH, type Dimensions } from '#src/domain/dimensions.ts';

/** "32 x 40 in", as the collection writes it. */
export function formatInches({ width, height }: Dimensions): string {
  return `${tenths(width / CM_PER_INCH)} x ${tenths(height / CM_PER_INCH)} in`;
}

/** "81.3 x 101.6 cm" */
export function formatCentimeters({ width, height }: Dimensions): string {
  return `${tenths(width)} x ${tenths(height)} cm`;
}

/** "81.3 cm (32 in)" */
export function formatLength(cm: number): string {
  return `${tenths(cm)} cm (${tenths(cm / CM_PER_INCH)} in)`;
}

function tenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}
