const LABELS: Readonly<Record<string, string>> = {
  painter: 'Oil Painter',
  pet_artist: 'Pet Portrait Artist',
  filmmaker: 'Filmmaker',
  performance_artist: 'Performance Artist',
  musician: 'Musician',
};

/** Spec 3: the label of an artist's type; any other type is labelled Artist. */
export function artistLabel(artistType: string): string {
  return Object.hasOwn(LABELS, artistType) ? LABELS[artistType]! : 'Artist';
}

/** A letter with what belongs to it, of the first word and, where there are more, of the last. */
const INITIALS = /^.*?([\p{L}\p{N}]\p{M}*)(?:.*\s[^\p{L}\p{N}\s]*([\p{L}\p{N}]\p{M}*))?.*$/su;

/** `AH` for Ann Hill, `P` for Plato. */
export const initialsOf = (name: string): string => name.replace(INITIALS, '$1$2');
