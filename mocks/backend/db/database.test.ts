// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { openDatabase } from './database.ts';

test('A database that opens and cannot be read leaves no channel open', async () => {
  const openChannels = new Set<BroadcastChannel>();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        openChannels.add(this);
      }
      override close() {
        openChannels.delete(this);
        super.close();
      }
    },
  );
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  const options = { collection: smallShop, clock: noon, storage: 'unreadable' };
  const database = await openDatabase(options);
  expect(database.mode).toBe('memory');
  database.close();
  expect(openChannels.size).toBe(0);

  reading.mockRestore();
  const readable = await openDatabase(options);
  expect(openChannels.size).toBe(1);
  readable.close();
  expect(openChannels.size).toBe(0);
});

test('When the browser aborts the upgrade, the page goes on in memory', async () => {
  const { createObjectStore } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(function (
    this: IDBDatabase,
    ...parameters
  ) {
    const store = createObjectStore.apply(this, parameters);
    // The last store: all is done, and only the commit is missing.
    if (store.name === 'quarantine') store.transaction.abort();
    return store;
  });
  const onStorageLost = vi.fn<(reason: unknown) => void>();
  const database = await openDatabase({
    collection: smallShop,
    clock: noon,
    storage: 'aborted',
    onStorageLost,
  });
  expect(database.mode).toBe('memory');
  expect(onStorageLost).toHaveBeenCalledOnce();
});
