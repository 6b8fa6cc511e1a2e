import { Backup, writeBackup } from '#mocks/backend/db/backup.ts';
import { definitionOf, tableNames } from '#mocks/backend/db/tables.ts';
import { parsePart } from '#mocks/backend/server/parse-part.ts';
import { forgetPutAside, putAside } from './data-undo.ts';
import { countOwnRows } from './own-rows.ts';
import { announceCartOnLeave } from './refresh-shop.ts';
import type { DemoBackend } from './start-demo-backend.ts';
import { isTabDatabase } from './tab-database.ts';

export const IMPORT_QUESTION = 'Replace everything you left in the shop?';

/** An export that has been read, and has replaced nothing yet. */
export interface PendingImport {
  /** How many rows of each table there are now, and in the file. */
  facts: readonly (readonly [label: string, counts: string])[];
  /** Replaces the rows, which can be undone for ten seconds; the page reloads. */
  replace: () => Promise<void>;
}

interface Shop {
  demo: DemoBackend;
  /** The demo state as `formatDemoState` writes it. */
  stateText: string;
  restart: () => void;
}

/** Reads an export. @throws Error naming the field that is wrong */
export async function readImport(
  text: string,
  { demo: { backend, storage }, stateText, restart }: Shop,
): Promise<PendingImport> {
  const backup = parsePart(Backup, jsonOf(text), 'file');
  const inFile = tableNames.map((name) => {
    const rows: readonly unknown[] | undefined = backup[name];
    return [definitionOf(name).label, rows?.length ?? 0] as const;
  });
  const now = new Map(await countOwnRows(backend.database));
  return {
    facts: inFile.map(([label, count]) => [label, `${now.get(label)} now, ${count} in the file`]),
    async replace() {
      // What cannot be kept for an undo, because it cannot be read, can be replaced all the same.
      await putAside('import', stateText, storage).catch(() => {});
      try {
        await writeBackup(storage, backup);
      } catch (failure) {
        await forgetPutAside();
        throw failure;
      }
      if (!isTabDatabase(storage)) announceCartOnLeave();
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
