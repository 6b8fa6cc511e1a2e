import { openDB } from 'idb';
import {
  type IndexedDb,
  isOwn,
  mayBeLater,
  migrate,
  type DatabaseSchema,
  VERSION,
} from './database-schema.ts';

/** A busy phone takes seconds to open a database; what is bought in memory meanwhile would be lost with the page. */
const OPEN_TIMEOUT_MS = 10_000;
/** From when another page is known to keep an older version open, which it may do for hours. */
const BLOCKED_TIMEOUT_MS = 2_000;

/** A connection to one IndexedDB database that opens again after the browser has closed it. */
export interface Connection {
  /** The name that was asked for, or a successor's. */
  name: string;
  /** The database did not exist before this connection. */
  isNew: boolean;
  database(): Promise<IndexedDb>;
  /** Called when another page upgrades the database, after which this one cannot open it. */
  onUpgrade?: () => void;
  close(): void;
}

/**
 * Opens the database of this name. Where another program's database has the name, that one is left as it is, and a
 * successor's name is used from then on.
 * @throws where IndexedDB is missing or fails to open, has a newer version (`VersionError`), or stays blocked.
 */
export async function connect(name: string): Promise<Connection> {
  const current = await nameInUse(name);
  try {
    return await connectTo(current);
  } catch (failure) {
    if (failure instanceof ForeignDatabase) return connect(successorOf(current));
    throw failure;
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

/** The names of all databases of this origin; none where the browser does not tell. */
export async function databaseNames(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  } catch {
    // An old browser cannot list them, a strict one refuses: `open` will fail or succeed by itself.
    return [];
  }
}

/** The database of our name does not have our stores: it is another program's and must not be changed. */
class ForeignDatabase extends Error {}

async function connectTo(name: string): Promise<Connection> {
  let opened: Promise<IndexedDb> | undefined;
  const clearOpened = () => {
    opened = undefined;
  };
  const connection: Connection = {
    name,
    isNew: false,
    database() {
      opened ??= withTimeout((onBlocked) => open(connection, onBlocked, clearOpened)).catch(
        (failure: unknown) => {
          clearOpened();
          throw failure;
        },
      );
      return opened;
    },
    close: () => void opened?.then((indexedDb) => indexedDb.close()),
  };
  await connection.database();
  return connection;
}

async function open(
  connection: Connection,
  onBlocked: () => void,
  onClosed: () => void,
): Promise<IndexedDb> {
  const { name } = connection;
  let reason: unknown;
  const opening = openDB<DatabaseSchema>(name, VERSION, {
    upgrade(indexedDb, oldVersion, _newVersion, upgrade) {
      connection.isNew = oldVersion === 0;
      // `openDB` rejects with the same error.
      upgrade.done.catch(() => {});
      migrateOwn(indexedDb, oldVersion, upgrade).catch((failure: unknown) => {
        reason = failure;
        return abortTransaction(upgrade);
      });
    },
    blocked: onBlocked,
    // Another page wants to upgrade or delete the database, which this connection would block.
    blocking(_from, to, event) {
      (event.target as IDBDatabase).close();
      onClosed();
      if (to !== null) connection.onUpgrade?.();
    },
    terminated: onClosed,
  });
  const indexedDb = await opening.catch(async (failure: unknown) => {
    throw reason ?? (await openFailure(name, failure));
  });
  if (isOwn(indexedDb)) return indexedDb;
  indexedDb.close();
  throw new ForeignDatabase();
}

/** @throws ForeignDatabase; on any failure the upgrade is aborted, and the database stays as it was */
async function migrateOwn(...[indexedDb, oldVersion, upgrade]: Parameters<typeof migrate>) {
  if (oldVersion > 0 && !isOwn(indexedDb, oldVersion, upgrade)) throw new ForeignDatabase();
  await migrate(indexedDb, oldVersion, upgrade);
}

/** The error to reject with: a higher version is a newer build's, unless it has none of our stores. */
async function openFailure(name: string, failure: unknown): Promise<unknown> {
  if ((failure as Error).name !== 'VersionError') return failure;
  const newer = await openDB<DatabaseSchema>(name);
  const isLater = mayBeLater(newer);
  newer.close();
  return isLater ? failure : new ForeignDatabase();
}

/** @throws TimeoutError where the database does not open in time; it is closed when it opens late. */
async function withTimeout(
  start: (onBlocked: () => void) => Promise<IndexedDb>,
): Promise<IndexedDb> {
  let giveUp!: () => void;
  const refused = new Promise<never>((_, reject) => {
    giveUp = () => reject(new DOMException('IndexedDB does not open', 'TimeoutError'));
  });
  let timer = setTimeout(giveUp, OPEN_TIMEOUT_MS);
  const opening = start(() => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, BLOCKED_TIMEOUT_MS);
  });
  try {
    return await Promise.race([opening, refused]);
  } catch (failure) {
    opening.then(
      (late) => late.close(),
      () => {},
    );
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

interface Transaction {
  abort(): void;
  done: Promise<void>;
}

/**
 * Resolves to the result of `work` once the transaction is committed. Where either fails, the transaction is aborted:
 * IndexedDB by itself would commit the requests made before `work` threw.
 */
export async function atomically<Result>(
  transaction: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    await transaction.done;
    return result;
  } catch (failure) {
    await abortTransaction(transaction);
    throw failure;
  }
}

/** Aborts a transaction, unless it has ended already, and waits until it has. */
async function abortTransaction(transaction: Transaction): Promise<void> {
  const ended = transaction.done.catch(() => {});
  try {
    transaction.abort();
  } catch {
    // InvalidStateError: it had ended.
  }
  await ended;
}
