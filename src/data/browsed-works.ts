import type { Artwork } from '#src/domain/catalog.ts';
import { type Id, isSameId } from '#src/domain/id.ts';

let browsed: readonly Artwork[] = [];

/** Notes the list of works from which the visitor opens one. */
export function noteBrowsedWorks(works: readonly Artwork[]): void {
  browsed = works;
}

/** The list from which the visitor last opened a work, if it has this one. */
export function browsedWorksWith(id: Id): readonly Artwork[] | undefined {
  return browsed.some((work) => isSameId(work.id, id)) ? browsed : undefined;
}
