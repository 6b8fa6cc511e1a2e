import { pagePaths, paths } from '../paths.ts';
import { artistOfWork, event, fullestCategory, work } from '../testing/visited-rows.ts';

/** A row of each page that is about one. */
const ROWS: Readonly<Record<string, string>> = {
  [paths.artist(':id')]: paths.artist(artistOfWork.id),
  [paths.artwork(':id')]: paths.artwork(work.id),
  [paths.category(':param')]: paths.category(fullestCategory.slug),
  [paths.event(':id')]: paths.event(event.id),
};

function visited(pattern: string): string {
  const path = ROWS[pattern] ?? pattern;
  if (path.includes(':')) throw new Error(`Name a row of ${pattern} in src/e2e/screens.ts`);
  return path;
}

/** A path of every screen. */
export const SCREENS = [...pagePaths().map(visited), '/nowhere'];
