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
