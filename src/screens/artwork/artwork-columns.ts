/** The picture and the facts, side by side from a tablet on. */
export const ARTWORK_COLUMNS =
  'grid items-start gap-x-8 gap-y-5 split:mt-4 short:mt-1 split:grid-cols-[6fr_5fr] lg:grid-cols-[7fr_5fr] lg:gap-x-12';
