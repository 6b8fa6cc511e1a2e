/** Search results show some 155 characters of a description. */
const LONGEST = 155;

/** Below this length, whole sentences say too little and the text is cut at a word instead. */
const SHORTEST = 80;

/** The first sentences of a text, in at most 155 characters. */
export function summarize(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return plain;
  const sentences = endsOfSentences(plain).findLast((end) => end <= LONGEST) ?? 0;
  return sentences >= SHORTEST ? plain.slice(0, sentences) : cutAtWord(plain);
}

function endsOfSentences(text: string): number[] {
  return [...text.matchAll(/[.!?]["'”’)]*(?= )/g)].map(({ 0: end, index }) => index + end.length);
}

function cutAtWord(text: string): string {
  const start = text.slice(0, LONGEST);
  const end = start.lastIndexOf(' ');
  // A single word longer than a description is cut where it has to be.
  const words = end > 0 ? start.slice(0, end) : start.slice(0, LONGEST - 1);
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}
