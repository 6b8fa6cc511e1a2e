import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import { offerUndo, UNDO_KEY } from './data-undo.ts';

beforeEach(() => {
  indexedDB = new IDBFactory();
});

const TAB = `${DATABASE_NAME}-tab-1`;
const aside = {
  replacement: 'reset',
  text: '',
  storage: DATABASE_NAME,
  kept: TAB,
  session: { user: null },
  at: Date.now(),
};

test.each([
  7,
  {},
  { ...aside, kept: 'another-shop' },
  { ...aside, at: 1, kept: 'another-shop' },
  { ...aside, storage: 'another-shop' },
  { ...aside, text: 7 },
  { ...aside, at: '7' },
  { ...aside, session: { user: 7 } },
  { ...aside, replacement: 'sale' },
])('A tab that holds %o has nothing to undo, and no database is deleted for it', async (stored) => {
  (await openDB('another-shop')).close();
  sessionStorage.setItem(UNDO_KEY, JSON.stringify(stored));
  expect(offerUndo('', vi.fn()).getState().undo).toBeUndefined();
  // Deleting waits for nothing here, and is done before the next database is open.
  (await openDB('later')).close();
  expect((await indexedDB.databases()).map(({ name }) => name)).toContain('another-shop');
});

test('What was put aside is offered', () => {
  sessionStorage.setItem(UNDO_KEY, JSON.stringify(aside));
  expect(offerUndo('', vi.fn()).getState().undo).toBeDefined();
});
