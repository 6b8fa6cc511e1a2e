/**
 * Records the database of this version, as a visitor leaves it, into `mocks/backend/db/recorded`:
 * `npx tsx src/testing/record-database.ts`. It writes over no recording: what was released does not change.
 */
import 'fake-indexeddb/auto';
import { writeFileSync } from 'node:fs';
import { openDB } from 'idb';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { ask } from './call.ts';
import { recordDatabase } from './recorded-database.ts';
import { noon, smallShop } from './small-shop.ts';

const storage = 'recorded';

const openTab = () => createBackend({ collection: smallShop, clock: noon, storage });

async function call(...parts: Parameters<typeof ask>) {
  const { status } = await ask(...parts);
  if (status >= 400) throw new Error(`${parts[1]} ${parts[2]}: ${status}`);
}

const orderOf = (artworkId: number, price: number) => ({
  order: { userId: 6, total: price, status: 'pending' },
  items: [{ orderId: 0, artworkId, eventId: null, quantity: 1, price }],
});

const tab = await openTab();
await call(tab, 'POST', '/api/cart', { userId: 6, artworkId: 2, quantity: 2 });
await call(tab, 'POST', '/api/cart', { userId: 6, artworkId: 3, quantity: 1 });
await call(tab, 'POST', '/api/cart', { userId: 6, eventId: 2, quantity: 3 });
await call(tab, 'DELETE', '/api/cart/2');
await call(tab, 'POST', '/api/orders', orderOf(2, 250), 'the first attempt');
await call(tab, 'POST', '/api/orders', orderOf(3, 80.5));
await call(tab, 'POST', '/api/users', {
  username: 'mona',
  email: 'mona@louvre.example',
  password: 'smile',
});
tab.close();

// A row that breaks its schema: the next start puts it into quarantine.
const raw = await openDB(storage);
await raw.put('cart', { id: 7, revision: 4, row: { id: 7, quantity: 'many' } });
raw.close();
(await openTab()).close();

const recording = await recordDatabase(storage);
const file = new URL(
  `../../mocks/backend/db/recorded/version-${recording.version}.json`,
  import.meta.url,
);
writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`, { flag: 'wx' });
