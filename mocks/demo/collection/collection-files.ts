import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';

/** The files of a folder that `npm run fixtures -- --own FOLDER` reads. */
interface CollectionFiles {
  /** Texts by their paths in the folder. */
  texts: ReadonlyMap<string, string>;
  /** Where each picture stands in the site, by its path in the folder. */
  pictures: ReadonlyMap<string, string>;
}

/** The rows of a collection with the names of files in place of the addresses of pictures. */
export function collectionFiles(collection: SeedCollection): CollectionFiles {
  const { categories, artists, artworks, events } = collection;
  const pictures = new Map<string, string>();
  const named = (address: string, name = freeName(address, pictures)) => {
    pictures.set(`pictures/${name}`, pathOf(address));
    return name;
  };
  const tables = {
    categories: categories.map(({ slug, description }) => ({ slug, description })),
    artists: artists.map((row) => ({
      ...row,
      profileImage: row.profileImage && named(row.profileImage),
    })),
    artworks: artworks.map((row) => ({ ...row, image: named(row.image) })),
    events: events.map((row) => ({ ...row, image: named(row.image) })),
  };
  for (const { slug, image } of categories) {
    // The painter's are there in every build.
    if (isOwn(image)) named(image, `category-${slug}.avif`);
  }
  const texts = Object.entries(tables).map(
    ([table, rows]) => [`${table}.json`, `${JSON.stringify(rows, null, 2)}\n`] as const,
  );
  return { texts: new Map([...texts, ['README.txt', README]]), pictures };
}

/** `pictures/red-barn.d1a04745-1280.avif#w=1280` without what follows the path. */
const pathOf = (address: string) => address.split('#')[0]!;

const isOwn = (address: string) => address.startsWith('pictures/own/');

/** Width and hash of a file, and the role that begins the name of one's own picture. */
const MADE = /(?:\.[\da-f]{8})?-\d+(?=\.\w+$)/;
const ROLE = /^(?:work|event|portrait)-/;

/** `red-barn.avif` of `pictures/red-barn.d1a04745-1280.avif`; with the hash where another picture has that name. */
function freeName(address: string, pictures: ReadonlyMap<string, string>): string {
  const path = pathOf(address);
  const file = path.split('/').at(-1)!;
  const made = file.replace(MADE, '');
  const short = isOwn(address) ? made.replace(ROLE, '') : made;
  const taken = pictures.get(`pictures/${short}`);
  return taken === undefined || taken === path ? short : file;
}

const README = `A collection, saved in Backstage: artists, artworks and events as they were edited, the words of the
categories, and the pictures at the largest size that the shop has.

To build the shop with it, in the project's folder:

npm run fixtures -- --own PATH/OF/THIS/FOLDER
npm run build

Every row keeps its id. The days of an event (startsInDays) count from the day of a visitor's first visit.
Better pictures may take the place of these, under the same names. A picture of your own beside the heading of
Home is not in here: put hero.jpg and hero.txt into the folder again. Every column: fixtures/README.md
`;
