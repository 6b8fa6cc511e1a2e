import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type DataFile, DataFileError, readDataFile } from './data-file.ts';
import { lockFile } from './file-lock.ts';
import type { ChangeSet, Cursor, RowStore, StoredRecord, RowStorage } from './row-store.ts';
import { type TableName, tableNames } from './tables.ts';
import { writeDurably } from './write-durably.ts';

export interface FileStorage extends RowStorage {
  /** Resolves when all writes are done and another process may open the file. */
  close(): Promise<void>;
}

/** A table as the process has it; removed rows are records without a row, which are not written. */
interface TableState {
  readonly cursor: Cursor;
  readonly records: ReadonlyMap<number, StoredRecord>;
}

interface State {
  readonly seededOn: string | undefined;
  readonly tables: Readonly<Record<TableName, TableState>>;
}

/**
 * Keeps the rows of all tables in one file, which is written whole and synced before a write is acknowledged. Only one
 * process at a time has it open.
 * @throws {DataFileError} where another process has it open, or it is not a data file; it is left as it is then
 */
export async function openFileStorage(path: string): Promise<FileStorage> {
  const name = await resolved(path);
  const unlock = await locked(name);
  try {
    const content = await readDataFile(name);
    return storageOf(name, stateOf(content), { isNew: content === undefined, unlock });
  } catch (error) {
    await unlock();
    throw error;
  }
}

function storageOf(
  name: string,
  opened: State,
  { isNew, unlock }: { isNew: boolean; unlock: () => Promise<void> },
): FileStorage {
  let state = opened;
  let queue: Promise<unknown> = Promise.resolve();

  /** One change of the file at a time: each is made from the one before. */
  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  }

  async function save(next: State): Promise<void> {
    try {
      await writeDurably(name, textOf(next));
    } catch (error) {
      const reason = (error as Error).message;
      throw new DataFileError(`${name} cannot be written: ${reason}`, { cause: error });
    }
    state = next;
  }

  function rowStoreOf(table: TableName): RowStore {
    const tableState = () => state.tables[table];
    return {
      // The rows have been checked when the file was read.
      open: async () => changesSince(tableState(), 0),
      read: async (revision) => changesSince(tableState(), revision),
      write: (revision, decide) =>
        enqueue(async () => {
          const { cursor, records } = tableState();
          const { lastId, changes } = await decide(changesSince({ cursor, records }, revision));
          if (changes.length === 0) return cursor;
          const next = { revision: cursor.revision + 1, lastId };
          const written = changes.map((change) => ({ ...change, revision: next.revision }));
          const changed = {
            cursor: next,
            records: new Map([
              ...records,
              ...written.map((record): [number, StoredRecord] => [record.id, record]),
            ]),
          };
          await save({ ...state, tables: { ...state.tables, [table]: changed } });
          return next;
        }),
    };
  }

  return {
    name,
    isNew,
    readDay: async () => state.seededOn,
    storeDay: (seededOn) => enqueue(() => save({ ...state, seededOn })),
    rowStoreOf,
    close: () => enqueue(unlock),
  };
}

function stateOf(content: DataFile | undefined): State {
  const tables = tableNames.map((name) => {
    const rows: readonly { id: number }[] = content?.[name] ?? [];
    const records = new Map(rows.map((row) => [row.id, { id: row.id, revision: 1, row }]));
    const lastId = Math.max(content?.lastIds?.[name] ?? 0, ...records.keys());
    return [name, { cursor: { revision: Math.min(records.size, 1), lastId }, records }] as const;
  });
  return {
    seededOn: content?.seededOn,
    tables: Object.fromEntries(tables) as unknown as State['tables'],
  };
}

function textOf({ seededOn, tables }: State): string {
  const entries = tableNames.map((name) => {
    const rows = [...tables[name].records.values()].flatMap(({ row }) => row ?? []);
    return [name, rows] as const;
  });
  const lastIds = tableNames.map((name) => [name, tables[name].cursor.lastId] as const);
  const content = { version: 1, seededOn, ...Object.fromEntries(entries) };
  return `${JSON.stringify({ ...content, lastIds: Object.fromEntries(lastIds) })}\n`;
}

function changesSince({ cursor, records }: TableState, revision: number): ChangeSet {
  const isSnapshot = cursor.revision < revision;
  const known = isSnapshot ? 0 : revision;
  if (cursor.revision === known) return { cursor, changes: [], isSnapshot };
  const changes = [...records.values()].filter((record) => record.revision > known);
  return { cursor, changes, isSnapshot };
}

/** Where a link leads, so that the file is replaced and not the link. */
async function resolved(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return resolve(path);
    throw new DataFileError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

async function locked(path: string): Promise<() => Promise<void>> {
  const lock = await lockFile(path).catch((error: unknown) => {
    throw new DataFileError(`${path} cannot be written: ${(error as Error).message}`);
  });
  if (typeof lock !== 'number') return lock.unlock;
  throw new DataFileError(
    `${path} is in use by the process ${lock}. Stop that one, or name another file. If it is no backend, delete ${path}.lock.`,
  );
}
