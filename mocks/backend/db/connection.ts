import { openDB } from 'idb';
import { abortTransaction } from './abort-transaction.ts';
import {
  type IndexedDb,
  isOwn,
  mayBeLater,
  migrate,
  type DatabaseSchema,
  VERSION,
} from './database-schema.ts';

const OPEN_TIMEOUT_MS = 2_000;

/** The way to one IndexedDB database, opened again where the browser has closed it. */
export interface Connection {
  /** The name it was asked for by, or a successor's. */
  name: string;
  /** Nothing was there before: the database was made when it was first opened. */
  isNew: boolean;
  database(): Promise<IndexedDb>;
  /** Called when another page upgrades the database, which this one can open no longer. */
  onUpgrade?: () => void;
  close(): void;
}

/**
 * Opens the database of this name. Where a database of another shape has the name, that one is left as
 * it is, and a successor's name is used from then on.
 * @throws where IndexedDB is missing or refuses, holds a newer version (`VersionError`), or stays blocked.
 */
export async function connect(name: string): Promise<Connection> {
  const current = await nameInUse(name);
  try {
    return await connectTo(current);
  } catch (refusal) {
    if (refusal instanceof ForeignDatabase) return connect(successorOf(current));
    throw refusal;
  }
}

/** The name of the database that is opened for `name`: its own, or that of its last successor. */
export async function nameInUse(name: string): Promise<string> {
  const names = await databaseNames();
  let current = name;
  while (names.includes(successorOf(current))) current = successorOf(current);
  return current;
}

const successorOf = (name: string) => `${name}-successor`;

async function databaseNames() {
  try {
    return (await indexedDB.databases()).map((database) => database.name);
  } catch {
    // An old browser cannot list them, a strict one refuses: `open` says what can be had.
    return [];
  }
}

/** A database of our name is not in our shape: another program's, which is not ours to change. */
class ForeignDatabase extends Error {}

async function connectTo(name: string): Promise<Connection> {
  let opened: Promise<IndexedDb> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const connection: Connection = {
    name,
    isNew: false,
    database() {
      opened ??= withTimeout(open(connection, forget)).catch((refusal: unknown) => {
        forget();
        throw refusal;
      });
      return opened;
    },
    close: () => void opened?.then((indexedDb) => indexedDb.close()),
  };
  await connection.database();
  return connection;
}

async function open(connection: Connection, onClosed: () => void): Promise<IndexedDb> {
  const { name } = connection;
  let reason: unknown;
  const opening = openDB<DatabaseSchema>(name, VERSION, {
    upgrade(indexedDb, oldVersion, _newVersion, upgrade) {
      connection.isNew = oldVersion === 0;
      // What ends the upgrade is what `openDB` rejects with.
      upgrade.done.catch(() => {});
      bringUp(indexedDb, oldVersion, upgrade).catch((failure: unknown) => {
        reason = failure;
        return abortTransaction(upgrade);
      });
    },
    // Another page wants to upgrade or delete the database: it must not wait for this one.
    blocking(_from, to, event) {
      (event.target as IDBDatabase).close();
      onClosed();
      if (to !== null) connection.onUpgrade?.();
    },
    terminated: onClosed,
  });
  const indexedDb = await opening.catch(async (failure: unknown) => {
    throw reason ?? (await refusalOf(name, failure));
  });
  if (isOwn(indexedDb)) return indexedDb;
  indexedDb.close();
  throw new ForeignDatabase();
}

/** Half of it is none: where it fails the database stays as it was. */
async function bringUp(...[indexedDb, oldVersion, upgrade]: Parameters<typeof migrate>) {
  if (oldVersion > 0 && !isOwn(indexedDb, oldVersion, upgrade)) throw new ForeignDatabase();
  await migrate(indexedDb, oldVersion, upgrade);
}

/** A higher version is a newer build's, unless its stores say that it is another program's. */
async function refusalOf(name: string, failure: unknown): Promise<unknown> {
  if ((failure as Error).name !== 'VersionError') return failure;
  const newer = await openDB<DatabaseSchema>(name);
  const isLater = mayBeLater(newer);
  newer.close();
  return isLater ? failure : new ForeignDatabase();
}

async function withTimeout(opening: Promise<IndexedDb>): Promise<IndexedDb> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => {
      reject(new DOMException('IndexedDB does not open', 'TimeoutError'));
      opening.then(
        (late) => late.close(),
        () => {},
      );
    };
    timer = setTimeout(giveUp, OPEN_TIMEOUT_MS);
  });
  try {
    return await Promise.race([opening, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
