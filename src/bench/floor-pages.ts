import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type FloorName, FLOORS } from './measures.ts';
import { pseudoRandom } from './statistics.ts';

const templates = new URL('./floor/', import.meta.url);

/** Bytes of the hero and of a card's picture, and of the script before compression: 20 KB with Brotli. */
const HERO_BYTES = 54_000;
const CARD_BYTES = 18_000;
const SCRIPT_FILLER = 31_000;

const COLORS = ['blue', 'ochre', 'green', 'grey'];
const PLACES = ['Lisbon', 'Kyoto', 'Oaxaca', 'Tartu', 'Accra', 'Valparaíso'];

const works = Array.from({ length: 12 }, (_, index) => ({
  id: `work-${index + 1}`,
  title: `Study in ${COLORS[index % COLORS.length]} no. ${index + 1}`,
  artist: `Artist ${String.fromCodePoint(65 + index)}`,
  place: PLACES[index % PLACES.length]!,
  price: 180 + 45 * index,
}));

/** Writes the two floor pages, with pictures of a built site, and returns their folders. */
export async function writeFloorPages(
  site: string,
  folder: string,
): Promise<Record<FloorName, string>> {
  const folders = { plain: join(folder, 'plain'), 'hero-first': join(folder, 'hero-first') };
  const style = read('style.css');
  const script = `${read('app.js')}window.filler='${filler(SCRIPT_FILLER)}';\n`;
  const pages = {
    plain: read('plain.html'),
    'hero-first': read('hero-first.html').replace('<!-- cards -->', works.map(card).join('')),
  };
  for (const name of FLOORS) {
    mkdirSync(join(folders[name], 'img'), { recursive: true });
    const files = {
      'index.html': pages[name].replace('/* style */', style),
      'app.js': script,
      'works.json': JSON.stringify(works),
    };
    for (const [file, text] of Object.entries(files))
      writeFileSync(join(folders[name], file), text);
  }
  await writePictures(site, join(folders['hero-first'], 'img'));
  return folders;
}

async function writePictures(site: string, folder: string): Promise<void> {
  const pictures = largestPictures(join(site, 'pictures'));
  const hero = pictures.find((path) => path.includes('home-hero.')) ?? pictures[0];
  const others = pictures.filter((path) => path !== hero).slice(0, works.length);
  if (!hero || others.length < works.length) {
    throw new Error(`${site}/pictures has too few pictures for the floor pages.`);
  }
  const jobs = [{ source: hero, name: 'hero', width: 828, height: 710, bytes: HERO_BYTES }];
  for (const [index, source] of others.entries()) {
    jobs.push({ source, name: works[index]!.id, width: 320, height: 240, bytes: CARD_BYTES });
  }
  for (const { source, name, width, height, bytes } of jobs) {
    const pixels = await sharp(source).resize(width, height).png().toBuffer();
    writeFileSync(join(folder, `${name}.webp`), await encode(pixels, bytes));
  }
}

/** The largest file of every picture, sorted by name: `heron.0321a0c4-1280.avif`. */
function largestPictures(folder: string): string[] {
  const largest = new Map<string, { file: string; width: number }>();
  for (const file of readdirSync(folder).sort()) {
    const [, picture, width] = /^(.+)-(\d+)\.\w+$/.exec(file) ?? [];
    if (!picture || Number(width) <= (largest.get(picture)?.width ?? 0)) continue;
    largest.set(picture, { file, width: Number(width) });
  }
  return [...largest.values()].map(({ file }) => join(folder, file));
}

/** A picture in the best quality that fits into so many bytes. */
async function encode(pixels: Buffer, bytes: number): Promise<Buffer> {
  let [low, high] = [1, 100];
  let fitting = await sharp(pixels).webp({ quality: low }).toBuffer();
  while (low < high) {
    const quality = Math.ceil((low + high) / 2);
    const encoded = await sharp(pixels).webp({ quality }).toBuffer();
    if (encoded.byteLength <= bytes) {
      fitting = encoded;
      low = quality;
    } else {
      high = quality - 1;
    }
  }
  return fitting;
}

function card({ id, title, artist, place, price }: (typeof works)[number], index: number): string {
  const loading = index < 6 ? '' : ' loading="lazy"';
  return `<article class="card"><img data-src="img/${id}.webp" width="320" height="240" alt=""${loading}><h2>${title}</h2><p>${artist}, ${place}</p><p>${price} €</p></article>`;
}

/** Text that does not compress well, the same in every run. */
function filler(length: number): string {
  const random = pseudoRandom();
  return Array.from({ length }, () => Math.floor(random() * 36).toString(36)).join('');
}

function read(file: string): string {
  return readFileSync(new URL(file, templates), 'utf8');
}
