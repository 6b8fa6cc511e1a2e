const LONGEST = 120;

/** The beginning of a text: a body that somebody has edited may be longer than a page. */
export function excerpt(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
