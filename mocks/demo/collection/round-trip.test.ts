// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as collection from '#fixtures/collection.ts';
import { checkFolder } from '#fixtures/generate/own/check-folder.ts';
import { rowsOf } from '#fixtures/generate/own/own-rows.ts';
import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';
import { collectionFiles } from './collection-files.ts';

/** The rows that `npm run fixtures -- --own` makes of a collection that was saved in Backstage. */
async function saveAndRead(saved: SeedCollection) {
  const folder = await mkdtemp(join(tmpdir(), 'saved-'));
  const color = { r: 120, g: 90, b: 60 };
  const size = { width: 8, height: 8, channels: 3 as const };
  const picture = await sharp({ create: { ...size, background: color } })
    .avif()
    .toBuffer();
  const { texts, pictures } = collectionFiles(saved);
  await mkdir(join(folder, 'pictures'));
  for (const [path, text] of texts) await writeFile(join(folder, path), text);
  for (const path of pictures.keys()) await writeFile(join(folder, path), picture);
  const { report, checked } = await checkFolder(folder);
  await rm(folder, { recursive: true });
  expect(report.faults).toEqual([]);
  const entry = { width: 1280, height: 1280, mid: 828, small: 480, hash: '0', color: '#785a3c' };
  const manifest = Object.fromEntries(checked!.pictures.map(({ id }) => [id, entry]));
  return rowsOf(checked!, manifest, { categories: saved.categories, manifest });
}

/** Rows without the addresses of their pictures, which are made anew. */
const withoutPictures = (rows: readonly object[]) =>
  rows.map((row) => ({ ...row, image: undefined, profileImage: undefined }));

test('Edited rows that are saved are the rows of the next build, with their ids and days', async () => {
  const [work, ...works] = collection.artworks;
  const [event, ...events] = collection.events;
  const edited: SeedCollection = {
    ...collection,
    artworks: [{ ...work!, title: works[0]!.title, price: 89.5, isSold: true }, ...works],
    events: [{ ...event!, title: 'Prepared', startsInDays: -3, time: '07:05' }, ...events],
  };
  const read = await saveAndRead(edited);
  for (const table of ['artists', 'artworks', 'events', 'categories'] as const) {
    expect(withoutPictures(read[table])).toEqual(withoutPictures(edited[table]));
  }
  // Every picture is found again under a name of its own.
  const images = new Set(edited.artworks.map(({ image }) => image));
  expect(new Set(read.artworks.map(({ image }) => image)).size).toBe(images.size);
});
