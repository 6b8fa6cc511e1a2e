// @vitest-environment node
import { execFile } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { allChecks } from './checks/all-checks.ts';
import { createClient } from './client.ts';
import { type Calls, serveOrdinary } from './ordinary-server.ts';
import { runChecks } from './run-checks.ts';

// Each test makes many calls, or starts a process.
vi.setConfig({ testTimeout: 120_000 });

type Change = (calls: Calls) => Calls;
type Answer = Calls[string];

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function serve(change?: Change): Promise<string> {
  const { server, url } = await serveOrdinary(change);
  stop = () => server.close();
  return url;
}

/** The names of the needed and the specified checks that the server breaks. */
async function brokenBy(change: Change): Promise<string[]> {
  const checks = allChecks.filter(({ level }) => level !== 'own');
  const send = createClient(await serve(change));
  const { results } = await runChecks(checks, send, { seed: 7 });
  return results
    .filter(({ outcome }) => outcome === 'broken')
    .map(({ check }) => `${check.level}: ${check.name}`);
}

/** Another response to one call, made from that of the server. */
const answering =
  (call: string, change: (own: Answer) => Answer): Change =>
  (calls) => ({ ...calls, [call]: change(calls[call]!) });

/** Other answers to all calls. */
const answeringAll =
  (change: (own: Answer) => Answer): Change =>
  (calls) =>
    Object.fromEntries(Object.entries(calls).map(([call, own]) => [call, change(own)]));

/** Other values of the fields with these names, in all responses. */
const withFields = (names: RegExp, change: (value: unknown) => unknown): Change =>
  answeringAll((own) => (...parts) => {
    const text = JSON.stringify(own(...parts));
    return JSON.parse(text, (name, value) =>
      names.test(name) && value !== null ? change(value) : value,
    );
  });

const UUID_START = '00000000-0000-4000-8000-';
const toUuid = (id: unknown) => `${UUID_START}${String(id).padStart(12, '0')}`;
/** The number of an id that is a UUID; any other value as it is. */
const fromUuid = (value: unknown) =>
  String(value).startsWith(UUID_START) ? Number(String(value).slice(-12)) : value;

/** Ids that are UUID wherever they are sent and received, but for those of users. */
const withUuids: Change = (calls) =>
  withFields(
    /(^id|[^r]Id)$/,
    toUuid,
  )(
    answeringAll((own) => (id, body, query) => {
      const fields = Object.entries(body).map(([name, value]) => [name, fromUuid(value)]);
      const selected = [...query].map(([name, value]) => [name, String(fromUuid(value))]);
      return own(String(fromUuid(id)), Object.fromEntries(fields), new URLSearchParams(selected));
    })(calls),
  );

/** What a call answers where there is no row. */
const withoutRow =
  (instead: unknown) =>
  (own: Answer): Answer =>
  (...parts) => {
    try {
      return own(...parts);
    } catch {
      return instead;
    }
  };

const changedLines =
  (change: (lines: Record<string, unknown>[]) => unknown) =>
  (own: Answer): Answer =>
  (...parts) =>
    change(own(...parts) as Record<string, unknown>[]);

/** All groups with checks of what is needed and specified; the others have the own rules that take most of the time. */
const MOST = ['--only', 'endpoints,paths,queries,catalogue,cart', '--only=orders,accounts'];

function contract(...args: string[]): Promise<{ status: number; stdout: string }> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'src/conformance/cli.ts', ...args];
    execFile(process.execPath, command, (failure, stdout) => {
      resolve({ status: failure ? Number(failure.code) : 0, stdout });
    });
  });
}

test('The groups that are left out here have own rules alone', () => {
  const chosen = MOST.join(',');
  const others = allChecks.filter(({ group }) => !chosen.includes(group));
  expect([...new Set(others.map(({ level }) => level))]).toEqual(['own']);
});

test('A server that the site works with ends with 0, and with 1 where the own rules are asked for', async () => {
  const url = await serve();
  const run = await contract('--url', url, ...MOST);
  expect(run.status).toBe(0);
  expect(run.stdout).toMatch(/^needed {5}(\d+) checks: \1 hold, 0 broken, 0 skipped$/m);
  expect(run.stdout).toMatch(/^specified {2}(\d+) checks: \1 hold, 0 broken, 0 skipped$/m);
  expect(run.stdout).toMatch(/^own {8}\d+ checks: .* [1-9]\d* broken, .*, not asked for$/m);
  const strict = await contract('--url', url, '--level', 'own', ...MOST);
  expect(strict.status).toBe(1);
  expect(strict.stdout).toContain('The server does not keep every rule. (--level own --seed ');
});

test('Prices as text are no obstacle for the site, and not what is specified', async () => {
  const url = await serve(withFields(/price$/i, (price) => `${price}.00`));
  const run = await contract('--url', url, ...MOST);
  expect(run.status).toBe(1);
  expect(run.stdout).toContain(
    'Broken, specified:\n  catalogue: The price of an artwork is a number (Spec 3)\nLeft on',
  );
  expect((await contract('--url', url, '--level=needed', ...MOST)).status).toBe(0);
});

test.each<[form: string, change: Change]>([
  ['numbers as text', withFields(/(^id|Id|quantity|minPrice)$/, String)],
  ['UUID as ids', withUuids],
  ['dates in milliseconds', withFields(/^date$/, (date) => Date.parse(String(date)))],
  ['dates in seconds', withFields(/^date$/, (date) => Date.parse(String(date)) / 1000)],
  ['null for a missing artwork', answering('GET /api/artworks/:id', withoutRow(null))],
  ['{} for a missing event', answering('GET /api/events/:id', withoutRow({}))],
  ['no artist for a missing one', answering('GET /api/artists/:id', withoutRow({ artist: null }))],
  ['nobody who is featured', answering('GET /api/artists/featured', () => () => null)],
  [
    'null for an empty cart',
    answering(
      'GET /api/cart/:id',
      changedLines((lines) => (lines.length > 0 ? lines : null)),
    ),
  ],
])('A server with %s breaks nothing that is needed or specified', async (_form, change) => {
  expect(await brokenBy(change)).toEqual([]);
});

const nothing: Answer = () => ({ success: true });
const withoutQuery =
  (own: Answer): Answer =>
  (id, body) =>
    own(id, body, new URLSearchParams());

test.each<[bug: string, change: Change, broken: string[]]>([
  [
    'a list in an envelope',
    answering('GET /api/categories', (own) => (...parts) => ({ data: own(...parts) })),
    ['needed: GET /api/categories answers with a list whose rows have ids'],
  ],
  [
    'a list of featured artists',
    answering('GET /api/artists/featured', () => () => [{ artist: { id: 1 } }]),
    [
      'needed: GET /api/artists/featured answers with an object, or says that nobody is featured',
      'specified: The featured artist comes with a list of own artworks and one of own events',
    ],
  ],
  [
    'the first artwork for every id',
    answering(
      'GET /api/artworks/:id',
      (own) =>
        (_id, ...parts) =>
          own('1', ...parts),
    ),
    [
      'needed: GET /api/artworks/:id says that a row does not exist',
      'needed: GET /api/artworks/:id answers with the artwork of that id',
    ],
  ],
  [
    'artworks whatever the category',
    answering('GET /api/artworks', withoutQuery),
    ['needed: categoryId lists all artworks of the category and no others'],
  ],
  [
    'events whatever is asked for',
    answering('GET /api/events', withoutQuery),
    [
      'specified: upcoming=true lists no past events',
      'specified: categoryId lists all upcoming events of the category, and no events of others',
    ],
  ],
  [
    'adds that do nothing',
    answering('POST /api/cart', () => nothing),
    [
      'needed: One of the artworks that is added is in the cart, with its quantity',
      'needed: One of the events that is added is in the cart, with its quantity',
      'needed: An artwork and an event are a line each, with ids of their own',
    ],
  ],
  [
    'lines that have no artwork with them',
    answering(
      'GET /api/cart/:id',
      changedLines((lines) => lines.map((line) => ({ ...line, artwork: undefined }))),
    ),
    [
      'needed: One of the artworks that is added is in the cart, with its quantity',
      'needed: An artwork and an event are a line each, with ids of their own',
    ],
  ],
  [
    'lines with the id of their user',
    answering(
      'GET /api/cart/:id',
      changedLines((lines) => lines.map((line) => ({ ...line, id: line.userId }))),
    ),
    ['needed: An artwork and an event are a line each, with ids of their own'],
  ],
  [
    'changes that do nothing',
    answering('PUT /api/cart/:id', () => nothing),
    [
      'needed: A change sets the quantity of a line of artworks, and of no other',
      'needed: A change sets the quantity of a line of events, and of no other',
    ],
  ],
  [
    'removals that do nothing',
    answering('DELETE /api/cart/:id', () => nothing),
    ['needed: A removal removes its line and no other'],
  ],
  [
    'clearing that does nothing',
    answering('DELETE /api/cart/user/:id', () => nothing),
    ['needed: Clearing empties the cart'],
  ],
  [
    'lines without a user',
    answering(
      'GET /api/cart/:id',
      changedLines((lines) => lines.map((line) => ({ ...line, userId: undefined }))),
    ),
    [
      'specified: A line has the fields id, userId and quantity, and an artwork with its price or an event with its minPrice',
    ],
  ],
  [
    'orders that fail',
    answering('POST /api/orders', () => () => {
      throw new Error('out of paper');
    }),
    ['needed: An order of artworks is accepted', 'needed: An order of events is accepted'],
  ],
  [
    'a sign-in for every password',
    answering('POST /api/auth/login', () => (_id, { username }) => ({
      user: { username, email: 'ida@berg.example', role: 'customer' },
    })),
    ['needed: A wrong password and an unknown username are refused'],
  ],
  [
    'a user who is not in a field',
    answering(
      'POST /api/auth/login',
      (own) =>
        (...parts) =>
          Object(own(...parts)).user,
    ),
    [
      'needed: Who signs in gets a user with the username',
      'specified: The user has a username, an email and a role',
      'specified: Who signs up is a customer, whatever role is sent',
    ],
  ],
  [
    'no name for categories',
    answering('GET /api/categories', () => () => [
      { id: 1, slug: 'a' },
      { id: 2, slug: 'A' },
    ]),
    [
      'specified: The rows of GET /api/categories have the fields id, slug, name, description, image',
      'specified: No id is in a list twice, no slug in the categories',
    ],
  ],
  [
    'one artist alone',
    answering('GET /api/artists', (own) => (...parts) => [Object(own(...parts))[1]]),
    [
      'specified: Artworks name artists and categories that exist',
      'specified: Events name artists that exist',
    ],
  ],
  [
    'the lists of an artist in the row',
    answering('GET /api/artists/:id', (own) => (...parts) => {
      const { artist, ...lists } = Object(own(...parts));
      return { ...artist, ...lists };
    }),
    ['specified: An artist comes with a list of all own artworks and one of own events'],
  ],
  [
    'an artwork of nobody at each artist',
    answering('GET /api/artists/:id', (own) => (...parts) => {
      const response = Object(own(...parts));
      return { ...response, artworks: [...response.artworks, { id: 9, artistId: 9 }] };
    }),
    ['specified: An artist comes with a list of all own artworks and one of own events'],
  ],
])('A server with %s breaks that and nothing else', async (_fault, change, broken) => {
  expect(await brokenBy(change)).toEqual(broken);
});
