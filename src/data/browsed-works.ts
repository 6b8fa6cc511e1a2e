import type { Artwork } from '#src/contract/catalog.ts';

let browsed: readonly Artwork[] = [];

/** Notes the list of works from which the visitor opens one. */
export function noteBrowsedWorks(works: readonly Artwork[]): void {
  browsed = works;
}

/** The list from which the visitor last opened a work, if it has this one. */
export function browsedWorksWith(id: number): readonly Artwork[] | undefined {
  return browsed.some((work) => work.id === id) ? browsed : undefined;
}
