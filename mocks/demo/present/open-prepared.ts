import { deleteDB } from 'idb';
import { readBackup, writeBackup } from '#mocks/backend/db/backup.ts';
import { PRESENT_KEY } from '#mocks/demo/entry-points.ts';
import type { DemoBackend } from '#mocks/demo/start-demo-backend.ts';
import { aheadOf } from '../state/clock.ts';
import { parseDemoState } from '../state/demo-state.ts';
import {
  readSessionState,
  type SessionState,
  withoutStateParameters,
} from '../state/session-state.ts';
import { readEntries, type StoredEntries, writeEntries } from '../state/stored-entries.ts';
import { isHeldElsewhere, newTabDatabase } from '../state/tab-database.ts';
import { openAnew } from './open-anew.ts';
import { entriesInState, readPreparedEntries } from './prepared-entries.ts';
import { type Presentation, readPresentation } from './presentation.ts';

/** What of a page's backend there is to leave. */
type Page = Pick<DemoBackend, 'backend' | 'storage'>;

/** Opens an address in place of the page. */
type Open = (href: string) => void;

/** A deletion waits for other pages that have the database open; a later visit deletes what is left. */
const DELETION_MS = 1_000;

/**
 * Begins present mode: the shop is prepared as it is now, in a database that only this tab uses; the page opens anew.
 * @param minutes idle ones after which the shop returns to it
 * @param mistakes what could not be read of the address that asks for it
 * @throws Error where this browser keeps nothing for a tab
 */
export async function startPresenting(
  { backend, storage }: Page,
  minutes: number,
  mistakes: readonly string[] = [],
  open = openAnew,
): Promise<void> {
  await backend.database.ready.catch(() => {});
  const before = readEntries();
  const text = readSessionState()?.text ?? '';
  const rows = backend.database.mode === 'durable' ? `${newTabDatabase()}-prepared` : undefined;
  if (rows) await writeBackup(rows, await readBackup(storage));
  const presentation = {
    minutes,
    href: preparedHref(),
    text,
    rows,
    entries: readPreparedEntries(),
    before,
    isFresh: true,
    hasLeftFullScreen: false,
    mistakes: [...mistakes],
  };
  await openPrepared(presentation, open);
}

/**
 * Returns the shop to what was prepared: in a new database, at the address where it began; the page opens anew.
 * @throws Error where this tab is not in present mode
 */
export async function startOver(page: Page, open = openAnew): Promise<void> {
  const kept = keptPresentation();
  await leave(page);
  await openPrepared({ ...kept, isFresh: true }, open);
}

/**
 * Ends present mode; the page opens anew where it began, as it was for the visitor before.
 * @throws Error where this tab is not in present mode
 */
export async function stopPresenting(page: Page, open = openAnew): Promise<void> {
  const kept = keptPresentation();
  await leave(page);
  if (kept.rows) await deleteUnused(kept.rows);
  openWith(kept.before, kept.href, open);
}

function keptPresentation(): Presentation {
  const kept = readPresentation();
  if (!kept) throw new Error('This tab is not in present mode.');
  return kept;
}

async function openPrepared(presentation: Presentation, open: Open): Promise<void> {
  const { href, text, entries } = presentation;
  const storage = newTabDatabase();
  const rows = await copyRows(presentation.rows, storage);
  const { clock } = parseDemoState(new URLSearchParams(text)).state;
  const ahead = clock === undefined ? undefined : aheadOf(clock, new Date());
  const state: SessionState = { text, storage, ahead, isPresented: true };
  const next = {
    ...entriesInState(entries, JSON.stringify(state)),
    [PRESENT_KEY]: JSON.stringify({ ...presentation, rows }),
  };
  writeEntries(next);
  if (!readPresentation()) throw new Error('This browser keeps nothing for a tab.');
  openWith(next, href, open);
}

/** @returns where the rows are; undefined where they are gone, and the scenarios of the state arrange theirs anew */
async function copyRows(from: string | undefined, to: string): Promise<string | undefined> {
  if (from === undefined) return undefined;
  try {
    await writeBackup(to, await readBackup(from));
    return from;
  } catch {
    return undefined;
  }
}

/** Deletes the database of this page, whose visitor has left. */
async function leave({ backend, storage }: Page): Promise<void> {
  backend.close();
  await deleteUnused(storage);
}

async function deleteUnused(name: string): Promise<void> {
  // A duplicate of the tab has the same one.
  if (await isHeldElsewhere(name)) return;
  const deleting = deleteDB(name).catch(() => {});
  await Promise.race([deleting, new Promise((resolve) => setTimeout(resolve, DELETION_MS))]);
}

function openWith(entries: StoredEntries, href: string, open: Open): void {
  writeEntries(entries);
  // Once more after all that the shop keeps as its page is left.
  addEventListener('pagehide', () => writeEntries(entries), { once: true });
  open(href);
}

/** The address of the page without what asks for present mode, or for what it does not show. */
function preparedHref(): string {
  const url = new URL(withoutStateParameters(location.href));
  for (const name of ['present', 'backstage', 'tour', 'tour-file']) url.searchParams.delete(name);
  return url.href;
}
