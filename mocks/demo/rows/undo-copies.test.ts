import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { connect } from '#mocks/backend/db/connection.ts';
import { newTabDatabase, tabDatabaseNames } from '../state/tab-database.ts';
import { newUndoCopy, sweepUndoCopies } from './undo-copies.ts';

const NOW = Date.parse('2026-12-01T12:00:00');

beforeEach(() => {
  indexedDB = new IDBFactory();
});

async function make(name: string): Promise<string> {
  (await connect(name)).close();
  return name;
}

/** Web Locks of which some are held by another page. */
function stubLocks(...held: string[]) {
  const request = async (name: string, _options: object, work: (lock: object | null) => unknown) =>
    work(held.some((database) => name.startsWith(database)) ? null : {});
  vi.stubGlobal('navigator', { locks: { request } });
}

test('A copy goes once it is older than ten seconds, unless a page offers it', async () => {
  const young = await make(newUndoCopy(NOW - 10_000));
  await make(newUndoCopy(NOW - 10_001));
  const elsewhere = await make(newUndoCopy(NOW - 15_000));
  const here = await make(newUndoCopy(NOW - 20_000));
  const scenario = await make(newTabDatabase());
  stubLocks(elsewhere);
  await sweepUndoCopies(NOW, here);
  expect(new Set(await tabDatabaseNames())).toEqual(new Set([young, elsewhere, here, scenario]));
});

test('Without Web Locks a copy goes when no page can offer it any more', async () => {
  const recent = await make(newUndoCopy(NOW - 70_000));
  await make(newUndoCopy(NOW - 70_001));
  vi.stubGlobal('navigator', {});
  await sweepUndoCopies(NOW);
  expect(await tabDatabaseNames()).toEqual([recent]);
});
