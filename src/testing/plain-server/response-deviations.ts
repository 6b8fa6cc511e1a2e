import type { Deviation } from './deviation.ts';
import type { Row } from './rows.ts';

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const text =
  (body: string | null, status = 200, type = 'text/plain') =>
  () =>
    new Response(body, { status, ...(type && { headers: { 'Content-Type': type } }) });

const uuid = (number: number) => `0d9f2c1e-4b7a-4f57-8a53-${String(number).padStart(12, '0')}`;

const ids = (
  [
    ['whole numbers as text, `"7"`', String, '/artwork/1'],
    ['UUIDs', uuid, `/artwork/${uuid(1)}`],
    ['any other text, `"no 7/ü"`', (n: number) => `no ${n}/ü`, '/artwork/no%201%2F%C3%BC'],
  ] as const
).map(([sends, id, path]): Deviation => ({
  about: 'every id',
  sends,
  shows: 'the same; an id goes back as it came, and is compared as text',
  ways: { id },
  path,
  texts: ['Plain Work 1', 'Artist No 1', 'Paintings'],
}));

const missing = (
  [
    ['404 with JSON', json({ error: 'Not found' }, 404)],
    ['404 with a page of HTML', text('<!doctype html><p>No</p>', 404, 'text/html')],
    ['404 without a body', text(null, 404)],
    ['200 `null`', json(null)],
    ['200 `{}`', json({})],
    ['200 `[]`', json([])],
    ['204', text(null, 204)],
  ] as const
).flatMap(([sends, answer]): Deviation[] =>
  (
    [
      ['/artwork/99', 'Artwork Not Found'],
      ['/artist/99', 'Artist Not Found'],
      ['/event/99', 'Event Not Found'],
    ] as const
  ).map(([path, heading]) => ({
    about: 'a row that is not there',
    sends,
    shows: 'the page for what is not found',
    ways: { missing: answer },
    path,
    texts: [heading],
  })),
);

const lists: Deviation[] = [
  {
    about: 'a list',
    sends: 'rows in any order',
    shows: 'works newest first, events by date',
    ways: { list: (rows) => rows.toReversed() },
    path: '/artworks',
    texts: ['Showing 12 results'],
  },
  {
    about: 'a list',
    sends: 'rows that are `null`, a number, or have no id',
    shows: 'the other rows',
    ways: { list: (rows) => [null, 7, 'x', [], { title: 'No id' }, ...rows] },
    path: '/artworks',
    texts: ['Showing 12 results'],
  },
  {
    about: 'a list',
    sends: 'a row twice',
    shows: 'it once',
    ways: { list: (rows) => [...rows, ...rows.slice(0, 2)] },
    path: '/artworks',
    texts: ['Showing 12 results'],
  },
  {
    about: 'a list',
    sends: '`null` where it is empty',
    shows: 'an empty list',
    ways: { list: () => null },
    path: '/artworks',
    texts: ['Showing 0 results', 'No artworks found'],
  },
  {
    about: 'every row',
    sends: 'more fields, in another order',
    shows: 'the same',
    ways: {
      artwork: (row) => ({
        updatedAt: '2026-01-01T00:00:00.000Z',
        __v: 0,
        artist: { id: 1, fullName: 'x' },
        ...Object.fromEntries(Object.entries(row).toReversed()),
      }),
    },
    path: '/artwork/1',
    texts: ['Plain Work 1'],
  },
];

const nested = (name: 'artwork' | 'event', change: (row: Row) => unknown) => (line: Row) => ({
  ...line,
  [name]: line[name] ? change(line[name] as Row) : line[name],
});

/** The cart holds a work and two tickets. */
const lines: Deviation[] = [
  {
    about: 'a line of the cart',
    sends: '`"artwork": null` beside its event, and the other way round',
    shows: 'both lines',
    ways: {},
    path: '/cart',
    texts: ['Plain Work 1', 'Plain Evening 1', 120, 90, 210],
  },
  {
    about: 'a line of the cart',
    sends: 'a slim row: id, title, image and price',
    shows: 'the line',
    ways: {
      line: nested('artwork', ({ id, title, image, price }) => ({ id, title, image, price })),
    },
    path: '/cart',
    texts: ['Plain Work 1', 'Plain Evening 1', 210],
  },
  {
    about: 'a line of the cart',
    sends: 'the row without its id, which the line has',
    shows: 'the line',
    ways: { line: nested('artwork', ({ title, price }) => ({ title, price })) },
    path: '/cart',
    texts: ['Plain Work 1', 210],
  },
  {
    about: 'a line of the cart',
    sends: 'neither artwork nor event',
    shows: 'that the item is gone; it can be removed and is not ordered',
    ways: { line: (line) => ({ ...line, artwork: null }) },
    path: '/cart',
    texts: ['This item is gone', 'No longer available', 'Plain Evening 1', 90],
  },
  {
    about: 'a line of the cart',
    sends: '`"quantity": "2"`',
    shows: 'the quantity',
    ways: { line: (line) => ({ ...line, quantity: String(line.quantity) }) },
    path: '/cart',
    texts: [210],
  },
];

const diagnostics: Deviation[] = (
  [
    ['GET /health', 'the text `OK`', { health: text('OK') }, ['OK']],
    ['GET /health', '204', { health: text(null, 204) }, ['An empty response']],
    ['GET /api/domain-info', 'a list', { domainInfo: json(['a.example']) }, ['a.example']],
    ['GET /api/domain-info', 'a text', { domainInfo: json('a.example') }, ['a.example']],
    [
      'GET /api/domain-info',
      'any content type whose body is JSON',
      { domainInfo: text('{"domain":"a.example"}', 200, '') },
      ['a.example'],
    ],
  ] as const
).map(([about, sends, ways, texts]) => ({
  about,
  sends,
  shows: 'what came',
  ways,
  path: '/domain-test',
  texts,
}));

export const responseDeviations: readonly Deviation[] = [
  ...ids,
  ...missing,
  ...lists,
  ...lines,
  ...diagnostics,
];

/** How servers answer a call that changes something: the client reads only whether it was ok. */
export const DONE = [
  ['JSON of any form', json(['done'], 201)],
  ['200 without a body', text('')],
  ['204', text(null, 204)],
  ['a text', text('OK')],
  ['a page of HTML', text('<p>OK</p>', 200, 'text/html')],
] as const;

/** How servers refuse a sign-up; the text is shown. */
export const REFUSALS = [
  ['`{"message": …}`', (message: string) => Response.json({ message }, { status: 409 })],
  ['`{"error": …}`', (error: string) => Response.json({ error }, { status: 400 })],
  [
    '`{"error": {"message": …}}`',
    (message: string) => Response.json({ error: { message } }, { status: 422 }),
  ],
  [
    '`{"errors": [{"message": …}]}`',
    (message: string) => Response.json({ errors: [{ message }] }, { status: 422 }),
  ],
  ['`{"errors": […]}`', (message: string) => Response.json({ errors: [message] }, { status: 400 })],
  [
    'problem+json, `{"title": …, "detail": …}`',
    (detail: string) =>
      Response.json(
        { type: 'about:blank', title: 'Conflict', status: 409, detail },
        { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
      ),
  ],
  ['a short text', (message: string) => new Response(message, { status: 409 })],
] as const;

/** Users that a sign-in answers with. */
export const USERS = [
  ['`"email": null`', (user: Row) => ({ ...user, email: null })],
  ['no role', ({ id, username, email }: Row) => ({ id, username, email })],
  ['an id of text', (user: Row) => ({ ...user, id: 'u-1' })],
  ['a username alone', ({ username }: Row) => ({ username })],
  ['more fields', (user: Row) => ({ ...user, avatar: null, createdAt: '2024-05-01T00:00:00Z' })],
] as const;
