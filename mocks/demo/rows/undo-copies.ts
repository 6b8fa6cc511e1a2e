import { deleteDB } from 'idb';
import { ifUnused, newTabDatabase, tabDatabaseNames } from '../state/tab-database.ts';

/** How long a reset or an import can be undone. */
export const UNDO_MS = 10_000;
/** A reload takes less; a tab that is restored much later offers nothing. */
export const MAX_RELOAD_MS = 60_000;

/** A name for a copy of the rows that are about to be replaced. @param at milliseconds since 1970 */
export const newUndoCopy = (at: number): string => `${newTabDatabase()}-undo-${at}`;

/** When a copy was made, for whose undo; undefined for the other databases of tabs. */
const madeAt = (name: string) => /-undo-(\d+)$/.exec(name)?.[1];

/**
 * Deletes the copies of tabs that were closed before their ten seconds were over.
 * @param now milliseconds since 1970
 * @param offered the copy that this page offers
 */
export async function sweepUndoCopies(now: number, offered?: string): Promise<void> {
  for (const name of await tabDatabaseNames()) {
    const at = madeAt(name);
    if (at === undefined || name === offered) continue;
    const age = now - Number(at);
    // No page can offer it any more, whether or not it can be told which one holds it.
    if (age > MAX_RELOAD_MS + UNDO_MS) await deleteDB(name);
    else if (age > UNDO_MS) await ifUnused(name, () => deleteDB(name));
  }
}
