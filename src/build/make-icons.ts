/** Makes the icons of the shop, from the name and the colors of its brand: `npm run generate`. The results are committed. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brand } from '#src/copy/brand.ts';
import { drawIcon } from './draw-icon.ts';

const drawing = drawIcon(brand);

/** An icon of `size` pixels whose drawing takes `share` of it. */
async function makeIcon(name: string, size: number, share: number) {
  const side = Math.round(size * share);
  const drawn = await sharp(Buffer.from(drawing), { density: 1200 })
    .resize(side, side)
    .png()
    .toBuffer();
  await sharp({
    create: { width: size, height: size, channels: 4, background: brand.colors.paper },
  })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/icons/${name}.png`);
}

await writeFile('public/icon.svg', drawing);
await makeIcon('192', 192, 1);
await makeIcon('512', 512, 1);
// Platforms cut a circle with a radius of 40 % out of a maskable icon.
await makeIcon('maskable-512', 512, 0.7);
await makeIcon('apple-touch-180', 180, 0.84);
