/** The beginning of a text that may be longer than anybody reads. */
export function excerpt(text: string, longest = 60): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
