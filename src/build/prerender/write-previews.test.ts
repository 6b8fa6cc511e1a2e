// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { paintedCollection } from '#fixtures/painted.ts';
import { artwork } from '#src/testing/factories.ts';
import type { SitePage } from './site-pages.ts';
import { writePreviews } from './write-previews.ts';

const folder = mkdtempSync(join(tmpdir(), 'previews-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function pageWith(image: string): SitePage {
  const row = artwork({ id: 1, title: 'Work', price: 1, artistId: 1, categoryId: 1, image });
  return { kind: 'artwork', path: '/artwork/1', row };
}

test('each picture of the site becomes one JPEG of 1200 by 630, whole and on the color of the wall', async () => {
  const { image } = paintedCollection.artworks.find((work) =>
    work.image.includes('w=1280&h=1600'),
  )!;
  const tall = pageWith(image);
  const [, name] = /^pictures\/(.+)\.avif/.exec(image)!;
  await writePreviews([tall, tall, pageWith('https://cdn.example/far.jpg')], {
    from: 'public',
    to: folder,
  });
  expect(readdirSync(join(folder, 'previews'))).toEqual([`${name}.jpg`]);
  const preview = sharp(join(folder, `previews/${name}.jpg`));
  expect(await preview.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const corner = await preview.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = corner;
  expect(Math.abs(red - 0xf1) + Math.abs(green - 0xee) + Math.abs(blue - 0xe8)).toBeLessThan(6);
});

test('a picture that is missing fails the build', async () => {
  const write = writePreviews([pageWith('pictures/missing.avif')], { from: 'public', to: folder });
  await expect(write).rejects.toThrow('public/pictures/missing.avif');
});
