import { excerpt } from '#src/lib/excerpt.ts';

const LONGEST = 120;

/** The beginning of the text of an override: a body that somebody has edited may be longer than a page. */
export const overrideExcerpt = (text: string) => excerpt(text, LONGEST);
