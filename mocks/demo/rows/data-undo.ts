import { deleteDB } from 'idb';
import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { DATABASE_NAME, nameForSite } from '#src/site/storage-names.ts';
import { slug } from '#src/copy/brand/slug.ts';
import { readBackup, writeBackup } from '#mocks/backend/db/backup.ts';
import { announceCartOnLeave } from '../refresh-shop.ts';
import { writeSessionState } from '../state/session-state.ts';
import { claimTabDatabase, isTabDatabase } from '../state/tab-database.ts';
import { readSession, writeSession } from '../state/tab-session.ts';
import { MAX_RELOAD_MS, newUndoCopy, sweepUndoCopies, UNDO_MS } from './undo-copies.ts';

/** The `sessionStorage` key of what was put aside. */
export const UNDO_KEY = nameForSite(`${slug}-undo`);

/** What was replaced, for this tab's next page. */
const PutAside = z.object({
  /** What replaced the rows. */
  replacement: z.enum(['reset', 'import']),
  /** The demo state as `formatDemoState` writes it. */
  text: z.string(),
  /** The database whose rows were replaced. */
  storage: z
    .string()
    .check(z.refine((name: string) => name === DATABASE_NAME || isTabDatabase(name))),
  /** How many milliseconds the state's clock was ahead. */
  ahead: z.optional(z.number()),
  /**
   * The database that has the rows: the same one where a reset leaves this tab's for a new one. It is deleted, so it is
   * no other one.
   */
  kept: z.string().check(z.refine(isTabDatabase)),
  /** Who is signed in, and an order whose cart has not been cleared, as the client stores them. */
  session: z.record(z.string(), z.nullable(z.string())),
  /** Milliseconds since 1970. */
  at: z.number(),
});
type PutAside = z.infer<typeof PutAside>;

/** Undoes the reset or the import; undefined where there is nothing to undo. */
export type DataUndo = StoreApi<{
  undo: (() => Promise<void>) | undefined;
  replacement?: PutAside['replacement'];
}>;

/**
 * Keeps the rows that are about to be replaced, so that the next page can bring them back.
 * @throws where they cannot be read or copied
 */
export async function putAside(
  replacement: PutAside['replacement'],
  { text, storage, ahead }: Pick<PutAside, 'text' | 'storage' | 'ahead'>,
): Promise<void> {
  const at = Date.now();
  const isLeft = replacement === 'reset' && isTabDatabase(storage);
  const kept = isLeft ? storage : newUndoCopy(at);
  if (kept !== storage) await writeBackup(kept, await readBackup(storage));
  const session = readSession();
  const aside: PutAside = { replacement, text, storage, ahead, kept, session, at };
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
  const { text, storage, ahead, kept, session } = aside;
  if (kept === storage) writeSessionState({ text, storage, ahead });
  else await writeBackup(storage, await readBackup(kept));
  writeSession(session);
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
    return z.safeParse(PutAside, JSON.parse(sessionStorage.getItem(UNDO_KEY) ?? 'null')).data;
  } catch {
    // Storage is blocked, or holds something else.
    return undefined;
  }
}
