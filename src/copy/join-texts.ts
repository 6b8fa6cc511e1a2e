/** Joins the texts that are there: a real server may leave out a medium or a venue. */
export const joinTexts = (texts: readonly (string | undefined)[], separator = ', '): string =>
  texts.filter(Boolean).join(separator);
