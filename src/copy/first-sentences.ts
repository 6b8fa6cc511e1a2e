const END_OF_SENTENCE = /(?<=[.!?]["'”’)]?)\s+(?=["'“‘(]?\p{Lu})/u;

/** The first whole sentences of a text within a length in characters; one that is longer is cut between words. */
export function firstSentences(text: string, length: number): string {
  const [first = '', ...more] = text.trim().split(END_OF_SENTENCE);
  if (first.length > length) {
    const cut = first.lastIndexOf(' ', length - 1);
    return `${first.slice(0, cut > 0 ? cut : length - 1)}…`;
  }
  let shown = first;
  for (const sentence of more) {
    if (shown.length + 1 + sentence.length > length) break;
    shown += ` ${sentence}`;
  }
  return shown;
}
