import { excerpt } from '#src/lib/excerpt.ts';

const LONGEST = 120;

/** The beginning of the text of a fault: a body that somebody has edited may be longer than a page. */
export const faultExcerpt = (text: string) => excerpt(text, LONGEST);
