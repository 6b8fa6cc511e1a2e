import { isPainted } from '#fixtures/painted.ts';
import { brand } from '#src/copy/brand.ts';

/** Whether this is the shop as it comes: what was measured and pictured of it holds for no other. */
export const isAsItComes = isPainted && brand.name === 'Vernissage';
