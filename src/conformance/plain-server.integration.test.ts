// @vitest-environment node
import { execFile } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { fieldDeviations } from '#src/testing/plain-server/field-deviations.ts';
import type { PlainServer, Ways } from '#src/testing/plain-server/plain-server.ts';
import {
  DONE,
  REFUSALS,
  responseDeviations,
  USERS,
} from '#src/testing/plain-server/response-deviations.ts';
import { type Row } from '#src/testing/plain-server/rows.ts';
import { servePlainServer } from '#src/testing/plain-server/serve-plain-server.ts';
import { allChecks } from './checks/all-checks.ts';
import { createClient } from './client.ts';
import { runChecks } from './run-checks.ts';

// Each test makes many calls, or starts a process.
vi.setConfig({ testTimeout: 120_000 });

type Answer = PlainServer['answer'];
type Change = (own: Answer) => Answer;

let stop: () => void = () => {};
afterEach(() => stop());

/** What the plain server lacks of what the specification says, and values as ordinary servers have them. */
const SPECIFIED: Ways = {
  refusal: (message) => Response.json({ message }, { status: 400 }),
  artwork: (row) => ({ ...row, isSold: Number(row.isSold), medium: null, createdAt: Date.now() }),
  event: (row) => ({ ...row, date: `${row.date as string}:00.000Z`, maxPrice: null }),
};

async function serve(ways: Ways = SPECIFIED, change?: Change): Promise<string> {
  const server = await servePlainServer(ways, change);
  stop = server.stop;
  return server.url;
}

/** The checks that a server breaks, of what is needed and specified unless levels are given. */
async function breachesOf(ways: Ways, change?: Change, levels = ['needed', 'specified']) {
  const checks = allChecks.filter(({ level }) => levels.includes(level));
  const { results } = await runChecks(checks, createClient(await serve(ways, change)), { seed: 7 });
  return results.filter(({ outcome }) => outcome === 'broken');
}

async function brokenBy(change: Change, ways = SPECIFIED): Promise<string[]> {
  const broken = await breachesOf(ways, change);
  return broken.map(({ check }) => `${check.level}: ${check.name}`);
}

/** Another response to one call, `PUT /api/cart/:id`. */
const answering =
  (call: string, respond: (request: Request, own: Answer) => unknown): Change =>
  (own) =>
  async (request) => {
    const path = new URL(request.url).pathname.replace(/\/\d+$/, '/:id');
    if (`${request.method} ${path}` !== call) return own(request);
    const value = await respond(request, own);
    return value instanceof Response ? value : Response.json(value);
  };

/** Another value in the response to a call that goes well. */
const sending = <Value>(call: string, change: (value: Value) => unknown) =>
  answering(call, async (request, own) => {
    const response = await own(request);
    return response.ok ? change((await response.json()) as Value) : response;
  });

const doingNothing = (call: string) => answering(call, () => ({ ok: true }));

/** All rows, whatever is asked for. */
const withoutQuery = (call: string) =>
  answering(call, ({ url }, own) => own(new Request(url.replace(/\?.*/, ''))));

const sendingLines = (change: (line: Row) => Row) =>
  sending('GET /api/cart/:id', (lines: Row[]) => lines.map(change));

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
  const priced = (name: string) => (row: Row) => ({ ...row, [name]: `${row[name] as number}.00` });
  const url = await serve({ ...SPECIFIED, artwork: priced('price'), event: priced('minPrice') });
  const run = await contract('--url', url, ...MOST);
  expect(run.status).toBe(1);
  expect(run.stdout).toContain(
    'Broken, specified:\n  catalogue: The price of an artwork is a number (Spec 3)\nLeft on',
  );
  expect((await contract('--url', url, '--level=needed', ...MOST)).status).toBe(0);
});

/** The site shows such a line, which nobody can buy. */
const isNoLine = ({ sends }: { sends: string }) => sends === 'neither artwork nor event';

// The tests of the plain server show that the site accepts each of these.
const accepted: [about: string, sends: string, ways: Ways][] = [
  ...[...fieldDeviations, ...responseDeviations]
    .filter((deviation) => !isNoLine(deviation))
    .map(({ about, sends, ways }): [string, string, Ways] => [about, sends, ways]),
  ...DONE.map(([sends, done]): [string, string, Ways] => ['a write', sends, { done }]),
  ...REFUSALS.map(([sends, refusal]): [string, string, Ways] => ['a refusal', sends, { refusal }]),
  ...USERS.map(([sends, user]): [string, string, Ways] => ['the user', sends, { user }]),
];

test.each(accepted)('%s: %s breaks nothing that is needed', async (_about, _sends, ways) => {
  const broken = await breachesOf(ways, undefined, ['needed']);
  expect(broken.map(({ check, expected, came }) => [check.name, expected, came])).toEqual([]);
});

const withDates = (change: (time: number) => number): Ways => ({
  ...SPECIFIED,
  event: (row) => ({ ...row, date: change(Date.parse(`${row.date as string}Z`)) }),
});

test.each<[form: string, change: Change, ways?: Ways]>([
  [
    'numbers as text',
    sendingLines((line) => ({ ...line, quantity: `${line.quantity as number}` })),
  ],
  ['text as ids', (own) => own, { ...SPECIFIED, id: String }],
  ['dates in milliseconds', (own) => own, withDates((time) => time)],
  ['dates in seconds', (own) => own, withDates((time) => time / 1000)],
  ['null for what is missing', (own) => own, { ...SPECIFIED, missing: () => Response.json(null) }],
  [
    'no artist for a missing one',
    answering('GET /api/artists/:id', async (request, own) => {
      const response = await own(request);
      return response.ok ? response : { artist: null };
    }),
  ],
  ['nobody who is featured', sending('GET /api/artists/featured', () => null)],
  [
    'null for an empty cart',
    sending('GET /api/cart/:id', (lines: Row[]) => (lines.length > 0 ? lines : null)),
  ],
])('A server with %s breaks nothing that is needed or specified', async (_form, change, ways) => {
  expect(await brokenBy(change, ways)).toEqual([]);
});

test('Events that are over in a list of upcoming ones are not what is specified', async () => {
  const past = { ...SPECIFIED, now: new Date('2024-01-01') };
  expect(await brokenBy((own) => own, past)).toEqual([
    'specified: upcoming=true lists no past events',
  ]);
});

test.each<[bug: string, change: Change, broken: string[]]>([
  [
    'a list in an envelope',
    sending('GET /api/categories', (data) => ({ data })),
    ['needed: GET /api/categories answers with a list whose rows have ids'],
  ],
  [
    'a list of featured artists',
    sending('GET /api/artists/featured', () => [{ artist: { id: 1 } }]),
    [
      'needed: GET /api/artists/featured answers with an object, or says that nobody is featured',
      'specified: The featured artist comes with a list of own artworks and one of own events',
    ],
  ],
  [
    'the first artwork for every id',
    answering('GET /api/artworks/:id', ({ url }, own) =>
      own(new Request(url.replace(/\d+$/, '1'))),
    ),
    [
      'needed: GET /api/artworks/:id says that a row does not exist',
      'needed: GET /api/artworks/:id answers with the artwork of that id',
    ],
  ],
  [
    'artworks whatever the category',
    withoutQuery('GET /api/artworks'),
    ['needed: categoryId lists all artworks of the category and no others'],
  ],
  [
    'events whatever is asked for',
    withoutQuery('GET /api/events'),
    ['specified: categoryId lists all upcoming events of the category, and no events of others'],
  ],
  [
    'adds that do nothing',
    doingNothing('POST /api/cart'),
    [
      'needed: One of the artworks that is added is in the cart, with its quantity',
      'needed: One of the events that is added is in the cart, with its quantity',
      'needed: An artwork and an event are a line each, with ids of their own',
    ],
  ],
  [
    'lines that have no artwork with them',
    sendingLines((line) => ({ ...line, artwork: undefined })),
    [
      'needed: One of the artworks that is added is in the cart, with its quantity',
      'needed: An artwork and an event are a line each, with ids of their own',
    ],
  ],
  [
    'lines with the id of their user',
    sendingLines((line) => ({ ...line, id: line.userId })),
    ['needed: An artwork and an event are a line each, with ids of their own'],
  ],
  [
    'changes that do nothing',
    doingNothing('PUT /api/cart/:id'),
    [
      'needed: A change sets the quantity of a line of artworks, and of no other',
      'needed: A change sets the quantity of a line of events, and of no other',
    ],
  ],
  [
    'removals that do nothing',
    doingNothing('DELETE /api/cart/:id'),
    ['needed: A removal removes its line and no other'],
  ],
  [
    'clearing that does nothing',
    doingNothing('DELETE /api/cart/user/:id'),
    ['needed: Clearing empties the cart'],
  ],
  [
    'lines without a user',
    sendingLines((line) => ({ ...line, userId: undefined })),
    [
      'specified: A line has the fields id, userId and quantity, and an artwork with its price or an event with its minPrice',
    ],
  ],
  [
    'orders that fail',
    answering('POST /api/orders', () => new Response('out of paper', { status: 500 })),
    ['needed: An order of artworks is accepted', 'needed: An order of events is accepted'],
  ],
  [
    'a sign-in for every password',
    answering('POST /api/auth/login', async (request) => {
      const { username } = (await request.json()) as Row;
      return { user: { username, email: 'ida@berg.example', role: 'customer' } };
    }),
    ['needed: A wrong password and an unknown username are refused'],
  ],
  [
    'a user who is not in a field',
    sending('POST /api/auth/login', ({ user }: Row) => user),
    [
      'needed: Who signs in gets a user with the username',
      'specified: The user has a username, an email and a role',
      'specified: Who signs up is a customer, whatever role is sent',
    ],
  ],
  [
    'no name for categories',
    sending('GET /api/categories', (rows: Row[]) =>
      rows.map(({ id }, index) => ({ id, slug: 'aAbcde'[index] })),
    ),
    [
      'specified: The rows of GET /api/categories have the fields id, slug, name, description, image',
      'specified: No id is in a list twice, no slug in the categories',
    ],
  ],
  [
    'one artist alone',
    sending('GET /api/artists', ([, second]: Row[]) => [second]),
    [
      'specified: Artworks name artists and categories that exist',
      'specified: Events name artists that exist',
    ],
  ],
  [
    'the lists of an artist in the row',
    sending('GET /api/artists/:id', ({ artist, ...lists }: { artist: Row }) => ({
      ...artist,
      ...lists,
    })),
    ['specified: An artist comes with a list of all own artworks and one of own events'],
  ],
  [
    'an artwork of nobody at each artist',
    sending('GET /api/artists/:id', ({ artworks, ...rest }: { artworks: Row[] }) => ({
      ...rest,
      artworks: [...artworks, { id: 9, artistId: 9 }],
    })),
    ['specified: An artist comes with a list of all own artworks and one of own events'],
  ],
])('A server with %s breaks that and nothing else', async (_bug, change, broken) => {
  expect(await brokenBy(change)).toEqual(broken);
});
