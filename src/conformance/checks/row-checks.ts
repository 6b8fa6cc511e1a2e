import { isSameId } from '#src/domain/id.ts';
import { Breach } from '#src/conformance/breach.ts';
import { checksOf, needed, specified } from '#src/conformance/check.ts';
import { shorten } from '#src/conformance/expectations.ts';
import { type Fields, fieldsOf, idOf, objectOf, pathOf } from '#src/conformance/rows.ts';
import { readRows, someOf } from './lists.ts';

interface Noun {
  list: string;
  /** Names of the fields (Spec 3). */
  fields: string;
}

const NOUNS = {
  category: { list: '/api/categories', fields: 'id, slug, name, description, image' },
  artwork: {
    list: '/api/artworks',
    fields:
      'id, title, image, medium, description, price, dimensions, createdAt, isFeatured, isSold, artistId, categoryId',
  },
  artist: { list: '/api/artists', fields: 'id, fullName, bio, profileImage, artistType' },
  event: {
    list: '/api/events?upcoming=true',
    fields:
      'id, title, description, image, date, venue, location, minPrice, maxPrice, artistId, categoryId',
  },
} as const satisfies Record<string, Noun>;

/** The rows that have a page, and where the response to their call holds the row. */
export const PAGES = [
  {
    noun: 'artwork',
    path: '/api/artworks',
    list: NOUNS.artwork.list,
    rowIn: (response: Fields) => response,
  },
  {
    noun: 'artist',
    path: '/api/artists',
    list: NOUNS.artist.list,
    // Some servers send the artist's row itself, with the lists in it.
    rowIn: (response: Fields) =>
      response.artist === undefined && response.fullName !== undefined ? response : response.artist,
  },
  {
    noun: 'event',
    path: '/api/events',
    list: NOUNS.event.list,
    rowIn: (response: Fields) => response,
  },
] as const;

const pages = PAGES.map(({ noun, path, list, rowIn }) =>
  needed('Spec 7', `GET ${path}/:id answers with the ${noun} of that id`, async (server) => {
    for (const { id } of someOf(await readRows(server, list))) {
      const reply = await server.send('GET', pathOf(path, id));
      const row = fieldsOf(rowIn(objectOf(reply)));
      if (!isSameId(idOf(row), id)) throw new Breach(`${reply.call}: ${noun} ${id}`, show(row));
    }
  }),
);

const fields = Object.values(NOUNS).map(({ list, fields: names }) =>
  specified('Spec 3', `The rows of GET ${list} have the fields ${names}`, async (server) => {
    for (const row of await readRows(server, list)) {
      const missing = names.split(', ').filter((name) => !Object.hasOwn(row, name));
      if (missing.length > 0) throw new Breach(`${list}: ${missing.join(', ')}`, show(row));
    }
  }),
);

/** Rows one by one: each is found by its id, and has its fields. */
export const rowChecks = checksOf('catalogue', [
  ...pages,
  ...fields,
  specified('Spec 3', 'The price of an artwork is a number', async (server) => {
    const rows = await readRows(server, NOUNS.artwork.list);
    const wrong = rows.find(({ price }) => typeof price !== 'number');
    if (wrong) throw new Breach(`a number as price of artwork ${wrong.id}`, show(wrong.price));
  }),
]);

const show = (value: unknown) => shorten(JSON.stringify(value));
