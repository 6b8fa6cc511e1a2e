import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { VERSION } from '#mocks/backend/db/database-schema.ts';
import { type Backend, createBackend } from './create-backend.ts';
import { backendState, noteStorageLoss } from '#mocks/transport/backend-state.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

const storage = 'shared by two builds';
const atFirst = backendState.getState();
const opened: { close(): void }[] = [];

afterEach(async () => {
  for (const each of opened.splice(0)) each.close();
  await deleteDB(storage);
  backendState.setState(atFirst);
});

/** Opens a page of this build; `lost` resolves once its rows can no longer be stored. */
async function openPage() {
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const page = await createBackend({
    collection: smallShop,
    clock: noon,
    storage,
    onStorageLost(reason) {
      noteStorageLoss(reason);
      lose();
    },
  });
  opened.push(page);
  return { page, lost };
}

/** Opens the database as a build of the next version does. */
async function openNewerBuild() {
  const newer = await openDB(storage, VERSION + 1);
  opened.push(newer);
  return newer;
}

const add = ({ database }: Backend, artworkId: number) =>
  database.cart.write((rows) => rows.insert((id) => ({ id, userId: 6, artworkId, quantity: 1 })));
const cartOf = ({ database }: Backend) => database.cart.read((rows) => rows.all());

test('A page that finds the database of a newer build says so and does not change its rows', async () => {
  const { page } = await openPage();
  await add(page, 2);
  page.close();
  const newer = await openNewerBuild();

  const { page: older } = await openPage();
  expect(older.database.mode).toBe('memory');
  expect(document.documentElement.dataset.storage).toBe('newer');
  await add(older, 4);
  expect(await newer.getAll('cart')).toMatchObject([{ id: 1, row: { artworkId: 2 } }]);
});

test('A page whose database is upgraded by a newer build says so before its next call, and goes on in memory', async () => {
  const { page, lost } = await openPage();
  await add(page, 2);
  const newer = await openNewerBuild();
  await lost;
  expect(document.documentElement.dataset.storage).toBe('newer');

  await add(page, 4);
  expect(await cartOf(page)).toMatchObject([{ artworkId: 2 }, { artworkId: 4 }]);
  expect(await newer.getAll('cart')).toMatchObject([{ id: 1, row: { artworkId: 2 } }]);
});

test('A page whose database is deleted makes no new one before its next call', async () => {
  const { page } = await openPage();
  await add(page, 2);
  const opening = vi.spyOn(indexedDB, 'open');
  await deleteDB(storage);
  expect(opening).not.toHaveBeenCalled();
  expect(await cartOf(page)).toEqual([]);
  expect(document.documentElement.dataset.storage).toBe('durable');
});

test('When storage is lost for another reason, the state says memory', () => {
  noteStorageLoss(new DOMException('', 'QuotaExceededError'));
  expect(document.documentElement.dataset.storage).toBe('memory');
});
