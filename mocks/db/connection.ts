import { openDB } from 'idb';
import { abortTransaction } from './abort-transaction.ts';
import { type IndexedDb, migrate, type StoredSchema, VERSION } from './stored-schema.ts';

const PATIENCE_MS = 2_000;

/** The way to one IndexedDB database, opened again where the browser has closed it. */
export interface Connection {
  name: string;
  database(): Promise<IndexedDb>;
  close(): void;
}

/** @throws where IndexedDB is missing or refuses, holds a newer version, or stays blocked. */
export async function connect(name: string): Promise<Connection> {
  let opened: Promise<IndexedDb> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const database = () => {
    opened ??= withinPatience(open(name, forget)).catch((refusal: unknown) => {
      forget();
      throw refusal;
    });
    return opened;
  };
  await database();
  return { name, database, close: () => void opened?.then((indexedDb) => indexedDb.close()) };
}

function open(name: string, onClosed: () => void): Promise<IndexedDb> {
  return openDB<StoredSchema>(name, VERSION, {
    upgrade(indexedDb, oldVersion, _newVersion, upgrade) {
      // Half a migration is none: the database stays as it was and the page does without.
      migrate(indexedDb, oldVersion, upgrade).catch(() => abortTransaction(upgrade));
    },
    // Another page wants to upgrade or delete the database: it must not wait for this one.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

async function withinPatience(opening: Promise<IndexedDb>): Promise<IndexedDb> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => {
      reject(new DOMException('IndexedDB does not open', 'TimeoutError'));
      opening.then(
        (late) => late.close(),
        () => {},
      );
    };
    timer = setTimeout(giveUp, PATIENCE_MS);
  });
  try {
    return await Promise.race([opening, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
