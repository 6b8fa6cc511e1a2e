// @vitest-environment node
import type * as fsPromises from 'node:fs/promises';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tableNames } from './tables.ts';
import { Backup } from './backup.ts';
import { openDatabase } from './database.ts';
import { openFileStorage, type FileStorage } from './file-storage.ts';
import { startOf } from './file-lock.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

const { syncs, disk } = vi.hoisted(() => ({ syncs: [] as string[], disk: { isFull: false } }));
vi.mock('node:fs/promises', async (importOriginal) => {
  const fs = await importOriginal<typeof fsPromises>();
  return {
    ...fs,
    async open(path: string, flags: string, mode?: number) {
      const file = await fs.open(path, flags, mode);
      const sync = file.sync.bind(file);
      const write = file.writeFile.bind(file);
      return Object.assign(file, {
        async writeFile(text: string) {
          await write(disk.isFull ? text.slice(0, 20) : text);
          if (disk.isFull)
            throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
        },
        async sync() {
          await sync();
          syncs.push(`sync ${path}`);
        },
      });
    },
    async rename(from: string, to: string) {
      await fs.rename(from, to);
      syncs.push(`rename ${from} ${to}`);
    },
  };
});

let directory: string;
let path: string;
const opened: FileStorage[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vernissage-'));
  path = join(directory, 'shop.json');
});
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
  await rm(directory, { recursive: true });
});

async function openFile(name = path) {
  const storage = await openFileStorage(name);
  opened.push(storage);
  return storage;
}

async function openShop() {
  const storage = await openFile();
  const database = await openDatabase({ collection: smallShop, clock: noon, storage });
  return { storage, database };
}

const addLine = ({ cart }: Awaited<ReturnType<typeof openDatabase>>) =>
  cart.write((rows) => rows.insert((id) => ({ id, userId: 6, quantity: 1, artworkId: 2 })));

test('A file of rows is a backup as Backstage imports it, and the highest ids', async () => {
  const { database } = await openShop();
  await addLine(database);
  await addLine(database);
  await database.cart.write((rows) => rows.remove(2));
  const content: unknown = JSON.parse(await readFile(path, 'utf8'));
  const rows = {
    version: 1,
    seededOn: '2026-12-01',
    ...Object.fromEntries(tableNames.map((name) => [name, []])),
    cart: [{ id: 1, userId: 6, quantity: 1, artworkId: 2 }],
  };
  const lastIds = { ...Object.fromEntries(tableNames.map((name) => [name, 0])), cart: 2 };
  expect(content).toEqual({ ...rows, lastIds });
  expect(Backup.parse(content)).toEqual(rows);
});

test('A backup exported from Backstage is a file of rows', async () => {
  const line = { id: 4, userId: 6, quantity: 2, artworkId: 2 };
  await writeFile(
    path,
    JSON.stringify({ version: 1, seededOn: '2026-07-20', cart: [line], orders: [], users: [] }),
  );
  const { database } = await openShop();
  expect(database.mode).toBe('durable');
  expect(database.isNew).toBe(false);
  expect(await database.cart.read((rows) => rows.all())).toEqual([line]);
  expect(await addLine(database)).toMatchObject({ id: 5 });
});

test('An id is not given twice, also after its row was removed and the file opened again', async () => {
  const { storage, database } = await openShop();
  await addLine(database);
  await database.cart.write((rows) => rows.remove(1));
  await storage.close();
  const again = await openShop();
  expect(await addLine(again.database)).toMatchObject({ id: 2 });
});

test('A write resolves after the new file, and then its name, have been synced', async () => {
  const { database } = await openShop();
  syncs.length = 0;
  await addLine(database);
  expect(syncs).toEqual([`sync ${path}.new`, `rename ${path}.new ${path}`, `sync ${directory}`]);
});

test('A write that the disk refuses is not acknowledged, and the rows stay as they were', async () => {
  const { database } = await openShop();
  await addLine(database);
  await mkdir(`${path}.new`);
  await expect(addLine(database)).rejects.toThrow(`${path} cannot be written: EISDIR`);
  expect(await database.cart.read((rows) => rows.size)).toBe(1);
  await rm(`${path}.new`, { recursive: true });
  expect(await addLine(database)).toMatchObject({ id: 2 });
});

test('A write that fills the disk leaves nothing behind, and the file can be opened again', async () => {
  const { storage, database } = await openShop();
  await addLine(database);
  disk.isFull = true;
  await expect(addLine(database)).rejects.toThrow(`${path} cannot be written: ENOSPC`);
  disk.isFull = false;
  expect((await readdir(directory)).toSorted()).toEqual(['shop.json', 'shop.json.lock']);
  await storage.close();
  const again = await openShop();
  expect(await again.database.cart.read((rows) => rows.size)).toBe(1);
});

test('What a killed process had begun to write is ignored', async () => {
  const { storage, database } = await openShop();
  await addLine(database);
  await storage.close();
  await writeFile(`${path}.new`, '{"version":1,"ca');
  const again = await openShop();
  expect(await again.database.cart.read((rows) => rows.size)).toBe(1);
});

test.each([
  ['', 'it is empty'],
  ['{"version":1,"cart":[', 'it is not JSON'],
  ['\xff', 'it is not JSON'],
  ['{"name":"a package","version":"1.0.0"}', 'version must be 1'],
  ['[]', 'it must be an object'],
  [
    '{"version":1,"seededOn":"2026-07-26","cart":[{"id":1}],"orders":[],"users":[]}',
    'cart[0].userId is required',
  ],
  [
    '{"version":1,"seededOn":"2026-07-26","cart":[],"orders":[],"users":[],"lastIds":{"cart":-1}}',
    'lastIds.cart must be',
  ],
])('A file with %j is refused and left as it is', async (content, reason) => {
  await writeFile(path, content, 'latin1');
  await expect(openFileStorage(path)).rejects.toThrow(
    `${path} is not a data file of this backend and is left as it is: ${reason}`,
  );
  expect(await readFile(path, 'latin1')).toBe(content);
  expect(await readdir(directory)).toEqual(['shop.json']);
});

test('A folder, and a file in a folder that is not there, are refused', async () => {
  await expect(openFileStorage(directory)).rejects.toThrow(`${directory} cannot be read: EISDIR`);
  const nowhere = join(directory, 'nowhere', 'shop.json');
  await expect(openFileStorage(nowhere)).rejects.toThrow(`${nowhere} cannot be written: ENOENT`);
});

test('A file is open once', async () => {
  const storage = await openFile();
  await expect(openFileStorage(path)).rejects.toThrow(
    `${path} is in use by the process ${process.pid}.`,
  );
  await storage.close();
  await openFile();
});

test('A lock of this process id and another start, as in a container that starts again, is taken over', async () => {
  await writeFile(`${path}.lock`, `${process.pid} 1\n`);
  await (await openFile()).close();
  expect(await readdir(directory)).toEqual([]);
});

test('A lock of a process that runs is respected', async () => {
  await writeFile(`${path}.lock`, `${process.ppid} ${(await startOf(process.ppid)) ?? 1}\n`);
  await expect(openFileStorage(path)).rejects.toThrow(
    `${path} is in use by the process ${process.ppid}.`,
  );
});

test('The start of a process tells it from another one', async () => {
  expect(await startOf(process.pid)).toMatch(/^\d+$/);
  expect(await startOf(process.pid)).toBe(await startOf(process.pid));
  expect(await startOf(999_999_999)).toBeUndefined();
});

test.each(['999999999 5\n', 'garbage', ''])(
  'The lock %j of a process that has ended is taken over',
  async (lock) => {
    await writeFile(`${path}.lock`, lock);
    await (await openFile()).close();
    expect(await readdir(directory)).toEqual([]);
  },
);

test('A link to a file stays a link', async () => {
  await (await openFile()).storeDay('2026-07-26');
  const link = join(directory, 'link.json');
  await opened[0]!.close();
  await symlink(path, link);
  await (await openFile(link)).storeDay('2026-07-27');
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ seededOn: '2026-07-27' });
});
