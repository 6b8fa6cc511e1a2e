// @vitest-environment node
import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import {
  type RecordedDatabase,
  recordDatabase,
  restoreDatabase,
} from '#src/testing/recorded-database.ts';
import { ask } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { connect } from './connection.ts';
import { readRows } from './read-rows.ts';
import { VERSION } from './database-schema.ts';

const folder = new URL('./recorded/', import.meta.url);
const recordings = readdirSync(folder)
  .map((file): RecordedDatabase => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  .toSorted((a, b) => a.version - b.version);

const schemaOf = ({ version, stores }: RecordedDatabase) => ({
  version,
  stores: stores.map(({ name, keyPath, autoIncrement, indexes }) => ({
    name,
    keyPath,
    autoIncrement,
    indexes,
  })),
});

test('There is a recording of the database of every version', () => {
  const everyVersion = Array.from({ length: VERSION }, (_, index) => index + 1);
  expect(
    recordings.map(({ version }) => version),
    'A table or a migration raises the version: npx tsx src/testing/record-database.ts',
  ).toEqual(everyVersion);
});

test.each(recordings)(
  'A database of version $version, migrated, has the stores, keys and indexes of a new one',
  async (recording) => {
    const name = `shape of ${recording.version}`;
    await restoreDatabase(name, recording);
    (await connect(name)).close();
    (await connect('fresh')).close();
    expect(schemaOf(await recordDatabase(name))).toEqual(schemaOf(await recordDatabase('fresh')));
  },
);

test.each(recordings)(
  'All valid rows of a database of version $version are found',
  async (recording) => {
    const storage = `rows of ${recording.version}`;
    await restoreDatabase(storage, recording);
    // On the next day: the dates of events still count from the day that is stored.
    const { answer, database, close } = await createBackend({
      collection: smallShop,
      clock: () => new Date(noon().getTime() + 24 * 60 * 60 * 1000),
      storage,
    });
    expect(database).toMatchObject({ mode: 'durable', name: storage });
    expect(await readRows(database, 'cart')).toEqual([
      { id: 1, userId: 6, quantity: 2, artworkId: 2 },
      { id: 3, userId: 6, quantity: 3, eventId: 2 },
    ]);
    expect(await readRows(database, 'orders')).toEqual([
      {
        id: 1,
        placedAt: '2026-12-01T12:00:00.000Z',
        // Orders of the first version have no key.
        key: recording.version === 1 ? null : 'the first attempt',
        order: { id: 1, userId: 6, total: 250, status: 'pending' },
        items: [{ orderId: 1, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
      },
      {
        id: 2,
        placedAt: '2026-12-01T12:00:00.000Z',
        key: null,
        order: { id: 2, userId: 6, total: 80.5, status: 'pending' },
        items: [{ orderId: 2, artworkId: 3, eventId: null, quantity: 1, price: 80.5 }],
      },
    ]);
    const mona = { username: 'mona', password: 'smile' };
    expect((await ask({ answer }, 'POST', '/api/auth/login', mona)).body).toEqual({
      user: { id: 2, username: 'mona', email: 'mona@louvre.example', role: 'customer' },
    });
    expect((await database.events).get(2)?.date).toBe('2026-12-04T19:30');
    // Line 2 was removed, and its id is not assigned again.
    const line = await database.cart.write((rows) =>
      rows.insert((id) => ({ id, userId: 6, quantity: 1, artworkId: 3 })),
    );
    expect(line.id).toBe(4);
    close();

    const indexedDb = await openDB(storage);
    expect(await indexedDb.getAll('quarantine')).toEqual([
      { id: 7, revision: 4, row: { id: 7, quantity: 'many' }, table: 'cart' },
    ]);
    indexedDb.close();
  },
);
