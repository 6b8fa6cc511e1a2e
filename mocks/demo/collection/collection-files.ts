import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';

/** The files of a folder that `npm run fixtures -- --own FOLDER` reads. */
export interface CollectionFiles {
  /** Texts by their paths in the folder. */
  texts: ReadonlyMap<string, string>;
  /** Where each picture stands in the site, by its path in the folder. */
  pictures: ReadonlyMap<string, string>;
}

/** The rows as tables of a folder, with their ids, and the names of their pictures in place of the addresses. */
export function collectionFiles({ artists, artworks, events }: SeedCollection): CollectionFiles {
  const pictures = new Map<string, string>();
  const named = (address: string) => {
    const name = freeName(address, pictures);
    pictures.set(`pictures/${name}`, pathOf(address));
    return name;
  };
  const tables = {
    artists: artists.map((row) => ({ ...row, profileImage: named(row.profileImage) })),
    artworks: artworks.map((row) => ({ ...row, image: named(row.image) })),
    events: events.map((row) => ({ ...row, image: named(row.image) })),
  };
  const texts = Object.entries(tables).map(
    ([table, rows]) => [`${table}.json`, `${JSON.stringify(rows, null, 2)}\n`] as const,
  );
  return { texts: new Map([...texts, ['README.md', README]]), pictures };
}

/** `pictures/red-barn.d1a04745-1280.avif#w=1280` without what follows the path. */
const pathOf = (address: string) => address.split('#')[0]!;

/** `red-barn.avif` of `pictures/red-barn.d1a04745-1280.avif`; with the hash where another picture has that name. */
function freeName(address: string, pictures: ReadonlyMap<string, string>): string {
  const path = pathOf(address);
  const file = path.split('/').at(-1)!;
  const short = file.replace(/(?:\.[\da-f]{8})?-\d+(?=\.\w+$)/, '');
  const taken = pictures.get(`pictures/${short}`);
  return taken === undefined || taken === path ? short : file;
}

const README = `# A collection, saved in Backstage

What the shop showed, with the rows as they were edited: artists, artworks and events as JSON, and their
pictures at the largest size that the shop has.

To build the shop with it, in the project's folder:

    npm run fixtures -- --own PATH/OF/THIS/FOLDER
    npm run build

Every row keeps its id. The days of an event (startsInDays) count from the day on which somebody visits the
shop for the first time. Better pictures may take the place of these, under the same names.
`;
