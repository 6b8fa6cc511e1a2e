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
