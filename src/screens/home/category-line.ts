const LINES: Readonly<Record<string, string>> = {
  paintings: '300+ Artists',
  'pet-portraits': '120+ Artists',
  film: '85+ Filmmakers',
  'performance-art': '75+ Performers',
  'live-music': '200+ Musicians',
};

/** Spec 2: the line under a category's name is a constant, not a count (O-7). */
export function categoryLine(slug: string): string {
  return Object.hasOwn(LINES, slug) ? LINES[slug]! : '150+ Artists';
}
