import { ORDER_ATTEMPT_KEY } from '#src/site/storage-names.ts';
import { Backup, writeBackup } from '#mocks/backend/db/backup.ts';
import { definitionOf, tableNames } from '#mocks/backend/db/tables.ts';
import { parsePart } from '#mocks/backend/server/parse-part.ts';
import { forgetPutAside, putAside } from './data-undo.ts';
import { countOwnRows } from './own-rows.ts';
import { announceCartOnLeave } from '../refresh-shop.ts';
import type { DemoBackend } from '../start-demo-backend.ts';
import { isTabDatabase } from '../state/tab-database.ts';

export const IMPORT_QUESTION = 'Replace everything you left in the shop?';

/** An export that has been read, and has replaced nothing yet. */
export interface PendingImport {
  /** How many rows of each table there are now, and in the file. */
  facts: readonly (readonly [label: string, counts: string])[];
  /** Replaces the rows, which can be undone for ten seconds; the page reloads. */
  replace: () => Promise<void>;
}

/**
 * Reads an export.
 * @param shop in the demo state that it is in now
 * @throws Error naming the field that is wrong
 */
export async function readImport(
  file: string,
  { backend, ...shop }: DemoBackend,
  restart: () => void,
): Promise<PendingImport> {
  const backup = parsePart(Backup, jsonOf(file), 'file');
  const inFile = tableNames.map((name) => {
    const rows: readonly unknown[] | undefined = backup[name];
    return [definitionOf(name).label, rows?.length ?? 0] as const;
  });
  const now = new Map(await countOwnRows(backend.database));
  return {
    facts: inFile.map(([label, count]) => [label, `${now.get(label)} now, ${count} in the file`]),
    async replace() {
      // What cannot be kept for an undo, because it cannot be read, can be replaced all the same.
      await putAside('import', shop).catch(() => {});
      try {
        await writeBackup(shop.storage, backup);
      } catch (failure) {
        await forgetPutAside();
        throw failure;
      }
      // It was for the lines that were replaced, whose ids the file may have too.
      localStorage.removeItem(ORDER_ATTEMPT_KEY);
      if (!isTabDatabase(shop.storage)) announceCartOnLeave();
      restart();
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The file is no JSON.');
  }
}
