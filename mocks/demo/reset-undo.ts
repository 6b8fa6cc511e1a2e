import { deleteDB } from 'idb';
import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { DATABASE_NAME, nameForSite, USER_KEY } from '#src/contract/site-names.ts';
import { slug } from '#src/copy/brand/slug.ts';
import { readBackup, writeBackup } from '#mocks/backend/db/backup.ts';
import { writeSessionState } from './session-state.ts';
import { isTabDatabase, newTabDatabase } from './tab-database.ts';

/** How long a reset can be undone. */
export const UNDO_MS = 10_000;
/** A reload takes less; a tab that is restored much later offers nothing. */
const MAX_RELOAD_MS = 60_000;
/** The `sessionStorage` key of what a reset has put aside. */
export const UNDO_KEY = nameForSite(`${slug}-undo`);

/** What a reset has taken away, for this tab's next page. */
const PutAside = z.object({
  /** The demo state as `formatDemoState` writes it. */
  text: z.string(),
  /** The database that was reset. */
  storage: z
    .string()
    .check(z.refine((name: string) => name === DATABASE_NAME || isTabDatabase(name))),
  /** How many milliseconds the state's clock was ahead. */
  ahead: z.optional(z.number()),
  /** The database that has the rows: the same one where it is this tab's. It is deleted, so it is no other one. */
  kept: z.string().check(z.refine(isTabDatabase)),
  /** The signed-in user as the client stores it. */
  user: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  at: z.number(),
});
type PutAside = z.infer<typeof PutAside>;

/** Undoes the reset; undefined where there is nothing to undo. */
export type ResetUndo = StoreApi<{ undo: (() => Promise<void>) | undefined }>;

/**
 * Keeps the rows that a reset is about to remove, so that the next page can bring them back.
 * @throws where they cannot be read or copied
 */
export async function putAside({
  text,
  storage,
  ahead,
}: Pick<PutAside, 'text' | 'storage' | 'ahead'>): Promise<void> {
  const kept = isTabDatabase(storage) ? storage : newTabDatabase();
  if (kept !== storage) await writeBackup(kept, await readBackup(storage));
  const aside: PutAside = {
    text,
    storage,
    ahead,
    kept,
    user: localStorage.getItem(USER_KEY),
    at: Date.now(),
  };
  sessionStorage.setItem(UNDO_KEY, JSON.stringify(aside));
}

/** Offers for ten seconds to undo the reset that has led to this page, if one has. */
export function offerUndo(text: string, restart: () => void): ResetUndo {
  const aside = takeAside();
  if (!aside) return createStore(() => ({ undo: undefined }));
  const offer: ResetUndo = createStore(() => ({ undo }));
  const timer = setTimeout(() => {
    offer.setState({ undo: undefined });
    void forget(aside);
  }, UNDO_MS);
  return offer;

  async function undo() {
    clearTimeout(timer);
    offer.setState({ undo: undefined });
    await bringBack(aside!);
    restart();
  }

  function takeAside(): PutAside | undefined {
    const found = readAside();
    if (found?.text === text && Date.now() - found.at < MAX_RELOAD_MS) return found;
    if (found) void forget(found);
    return undefined;
  }
}

async function bringBack(aside: PutAside): Promise<void> {
  const { text, storage, ahead, kept, user } = aside;
  if (kept === storage) writeSessionState({ text, storage, ahead });
  else await writeBackup(storage, await readBackup(kept));
  if (user === null) localStorage.removeItem(USER_KEY);
  else localStorage.setItem(USER_KEY, user);
  await forget(aside);
}

/** A tab's own database stays: it is open again, or a later sweep deletes it. */
async function forget({ storage, kept }: PutAside): Promise<void> {
  sessionStorage.removeItem(UNDO_KEY);
  if (kept !== storage) await deleteDB(kept);
}

function readAside(): PutAside | undefined {
  try {
    return z.safeParse(PutAside, JSON.parse(sessionStorage.getItem(UNDO_KEY) ?? 'null')).data;
  } catch {
    // Storage is blocked, or holds something else.
    return undefined;
  }
}
