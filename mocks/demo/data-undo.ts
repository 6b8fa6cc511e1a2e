import { deleteDB } from 'idb';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { nameForSite, USER_KEY } from '#src/contract/site-names.ts';
import { slug } from '#src/copy/brand/slug.ts';
import { readBackup, writeBackup } from '#mocks/backend/db/backup.ts';
import { announceCartOnLeave } from './refresh-shop.ts';
import { writeSessionState } from './session-state.ts';
import { claimTabDatabase, isTabDatabase } from './tab-database.ts';
import { MAX_RELOAD_MS, newUndoCopy, sweepUndoCopies, UNDO_MS } from './undo-copies.ts';

/** The `sessionStorage` key of what was put aside. */
export const UNDO_KEY = nameForSite(`${slug}-undo`);

/** What replaced the rows. */
export type Replacement = 'reset' | 'import';

/** What was replaced, for this tab's next page. */
interface PutAside {
  replacement: Replacement;
  /** The demo state as `formatDemoState` writes it. */
  text: string;
  /** The database whose rows were replaced. */
  storage: string;
  /** The database that has the rows: the same one where a reset leaves this tab's for a new one. */
  kept: string;
  /** The signed-in user as the client stores it. */
  user: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Undoes the reset or the import; undefined where there is nothing to undo. */
export type DataUndo = StoreApi<{
  undo: (() => Promise<void>) | undefined;
  replacement?: Replacement;
}>;

/**
 * Keeps the rows that are about to be replaced, so that the next page can bring them back.
 * @throws where they cannot be read or copied
 */
export async function putAside(
  replacement: Replacement,
  text: string,
  storage: string,
): Promise<void> {
  const at = Date.now();
  const isLeft = replacement === 'reset' && isTabDatabase(storage);
  const kept = isLeft ? storage : newUndoCopy(at);
  if (kept !== storage) await writeBackup(kept, await readBackup(storage));
  const user = localStorage.getItem(USER_KEY);
  const aside: PutAside = { replacement, text, storage, kept, user, at };
  sessionStorage.setItem(UNDO_KEY, JSON.stringify(aside));
}

/** Deletes what was put aside: the rows were not replaced after all. */
export async function forgetPutAside(): Promise<void> {
  const aside = readAside();
  if (aside) await forget(aside);
}

/**
 * Offers for ten seconds to undo the reset or the import that has led to this page, if one has. Deletes what tabs have
 * put aside that were closed before.
 */
export function offerUndo(text: string, restart: () => void): DataUndo {
  const aside = takeAside();
  const sweeping = sweep();
  if (!aside) return createStore(() => ({ undo: undefined }));
  const offer: DataUndo = createStore(() => ({ undo, replacement: aside.replacement }));
  const timer = setTimeout(() => {
    offer.setState({ undo: undefined });
    void forget(aside);
  }, UNDO_MS);
  return offer;

  async function undo() {
    clearTimeout(timer);
    offer.setState({ undo: undefined });
    await sweeping;
    await bringBack(aside!);
    restart();
  }

  async function sweep() {
    // Where locks are refused, another page may delete what is offered here, once it is a minute old.
    if (aside) await claimTabDatabase(aside.kept).catch(() => {});
    await sweepUndoCopies(Date.now(), aside?.kept).catch(() => {});
  }

  function takeAside(): PutAside | undefined {
    const found = readAside();
    if (found?.text === text && Date.now() - found.at < MAX_RELOAD_MS) return found;
    if (found) void forget(found);
    return undefined;
  }
}

async function bringBack(aside: PutAside): Promise<void> {
  const { text, storage, kept, user } = aside;
  if (kept === storage) writeSessionState({ text, storage });
  else await writeBackup(storage, await readBackup(kept));
  if (user === null) localStorage.removeItem(USER_KEY);
  else localStorage.setItem(USER_KEY, user);
  announceCartOnLeave();
  await forget(aside);
}

/** A tab's own database stays: it is open again, or a later sweep deletes it. */
async function forget({ storage, kept }: PutAside): Promise<void> {
  sessionStorage.removeItem(UNDO_KEY);
  if (kept !== storage) await deleteDB(kept);
}

function readAside(): PutAside | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(UNDO_KEY) ?? 'null') as PutAside | null) ?? undefined;
  } catch {
    // Storage is blocked, or holds something else.
    return undefined;
  }
}
