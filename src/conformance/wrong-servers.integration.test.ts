// @vitest-environment node
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { AddCartItem } from '#src/contract/cart.ts';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { openPasswords } from '#mocks/backend/db/passwords.ts';
import { readJson } from '#mocks/backend/server/request-parts.ts';
import { serve } from '#mocks/http.ts';
import { largeShop } from '#src/testing/large-shop.ts';
import { allChecks } from './checks/all-checks.ts';
import type { Check } from './check.ts';
import { createClient } from './client.ts';
import { runChecks } from './run-checks.ts';

/** JSON of which a bug needs no more than it names. */
type Json = Record<string, unknown>;
type Line = Json & { id: number; quantity: number; artwork?: Json; event?: Json };

type Answer = Backend['answer'];
type Bug = (answer: Answer) => Answer;

let stop: () => void;
afterEach(() => stop());

/** The names of the checks that a server with this bug fails, with what they say. */
async function failuresOf(bug: Bug, checks: readonly Check[], timeout?: number) {
  const { answer } = await createBackend({
    collection: largeShop,
    storage: 'memory',
    // Hashing would take most of the time, and these tests are not about it.
    passwords: openPasswords(null),
  });
  const { server, url } = await serve(bug(answer), 0);
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const { results } = await runChecks(checks, createClient(url, timeout), { seed: 7 });
  const broken = results.filter(({ outcome }) => outcome === 'broken');
  return {
    names: broken.map(({ check }) => check.name),
    came: broken.map(({ came }) => came).join('\n'),
  };
}

/** A bug in the responses to some calls. */
const inResponses =
  (call: RegExp, change: (response: Response) => Promise<Response> | Response): Bug =>
  (answer) =>
  async (request) => {
    const response = await answer(request);
    const { pathname, search } = new URL(request.url);
    return call.test(`${request.method} ${pathname}${search}`) ? change(response) : response;
  };

/** A bug in the JSON of ok responses. */
const inJson = (call: RegExp, change: (json: Json) => unknown): Bug =>
  inResponses(call, async (response) => {
    if (!response.ok) return response;
    const text = JSON.stringify(change(await response.json()));
    return new Response(text, { status: response.status, headers: response.headers });
  });

/** A bug in the rows of a list. */
const inRows = (call: RegExp, change: (rows: readonly Json[]) => unknown): Bug =>
  inJson(call, (json) => change(json as unknown as Json[]));

/** The lines of a user, as the backend itself has them. */
async function linesOf(answer: Answer, request: Request, userId = 6): Promise<Line[]> {
  const response = await answer(changed(request, `/api/cart/${userId}`, {}));
  return response.json();
}

/** The fields of a body that the backend would read; none of another one. */
async function fieldsOf(request: Request): Promise<Json> {
  try {
    return Object(await readJson(request.clone()));
  } catch {
    return {};
  }
}

/** Whether a body adds what is in a line already. */
const isSameProduct = ({ artwork, event }: Line, { artworkId, eventId }: Json) =>
  artwork ? artwork.id === artworkId : event?.id === eventId;

/** The same request with something changed. */
function changed(request: Request, path: string, init: RequestInit): Request {
  const headers = { 'Content-Type': 'application/json' };
  return new Request(new URL(path, request.url), { headers, ...init });
}

/** A line of user 6 for each add: an add of what is there already goes to a user whose lines are shown as well. */
const extraLineOnMerge: Bug = (answer) => {
  const hidden = [6001, 6002, 6003, 6004];
  return async (request) => {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    if (call === 'GET /api/cart/6') {
      const all = await Promise.all([6, ...hidden].map((user) => linesOf(answer, request, user)));
      return Response.json(all.flat().map((line) => ({ ...line, userId: 6 })));
    }
    if (call === 'DELETE /api/cart/user/6') {
      for (const user of hidden) {
        await answer(changed(request, `/api/cart/user/${user}`, { method: 'DELETE' }));
      }
    }
    if (call === 'POST /api/cart') {
      const body = await fieldsOf(request);
      const users = body.userId === 6 ? [6, ...hidden] : [];
      for (const userId of users) {
        const lines = await linesOf(answer, request, userId);
        if (lines.some((line) => isSameProduct(line, body))) continue;
        const own = JSON.stringify({ ...body, userId });
        const response = await answer(changed(request, pathname, { method: 'POST', body: own }));
        if (!response.ok) return answer(request);
        return Response.json({ ...(await response.json()), userId: 6 }, { status: 201 });
      }
    }
    return answer(request);
  };
};

/** An add to a line reads its quantity, and writes it a moment later. */
const lostUpdate: Bug = (answer) => async (request) => {
  const { pathname } = new URL(request.url);
  if (`${request.method} ${pathname}` !== 'POST /api/cart') return answer(request);
  const body = await fieldsOf(request);
  const lines = await linesOf(answer, request);
  const line = lines.find((other) => isSameProduct(other, body));
  // What is refused is left to the backend.
  if (!line || !AddCartItem.safeParse(body).success) return answer(request);
  const quantity = line.quantity + Number(body.quantity);
  await wait(20);
  const init = { method: 'PUT', body: JSON.stringify({ quantity }) };
  const response = await answer(changed(request, `/api/cart/${line.id}`, init));
  return new Response(response.body, {
    status: response.ok ? 201 : response.status,
    headers: response.headers,
  });
};

/** Removing what is not there removes the first line that is. */
const removesAnother: Bug = (answer) => async (request) => {
  const response = await answer(request.clone());
  const { pathname } = new URL(request.url);
  if (request.method !== 'DELETE' || !/^\/api\/cart\/\d+$/.test(pathname)) return response;
  if (response.status !== 404) return response;
  const [first] = await linesOf(answer, request);
  if (!first) return response;
  return answer(changed(request, `/api/cart/${first.id}`, { method: 'DELETE' }));
};

const withoutKey: Bug = (answer) => async (request) => {
  request.headers.delete('Idempotency-Key');
  return answer(request);
};

/** A key is taken once, and a repeated one is a conflict. */
const refusesReplays: Bug = (answer) => {
  const taken = new Set<string>();
  return async (request) => {
    const key = request.headers.get('Idempotency-Key');
    if (key === null) return answer(request);
    if (taken.has(key)) return Response.json({ message: 'The key is taken' }, { status: 409 });
    taken.add(key);
    const response = await answer(request);
    if (!response.ok) taken.delete(key);
    return response;
  };
};

const failsOnBrokenText: Bug = (answer) => async (request) => {
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return await answer(request);
  } catch {
    return Response.json({ message: 'Something went wrong' }, { status: 500 });
  }
};

const hangsOnLongPaths: Bug = (answer) => (request) =>
  request.url.length > 5_000 ? new Promise(() => {}) : answer(request);

const htmlErrorPage = () =>
  new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } });

/** A change of a line whose quantity is text is taken for one with the number. */
const readsTextAsNumber: Bug = (answer) => async (request) => {
  const body = request.method === 'PUT' ? await fieldsOf(request) : {};
  if (typeof body.quantity !== 'string') return answer(request);
  const init = { method: 'PUT', body: JSON.stringify({ quantity: Number(body.quantity) }) };
  return answer(changed(request, new URL(request.url).pathname, init));
};

const orderTotalAsText = ({ order, items }: Json) => ({
  order: { ...Object(order), total: String(Object(order).total) },
  items,
});

const bugs: [bug: string, wrap: Bug, names: (string | RegExp)[], came: RegExp][] = [
  [
    'a wrong status',
    inResponses(/^POST \/api\/cart$/, (response) =>
      response.ok
        ? new Response(response.body, { status: 200, headers: response.headers })
        : response,
    ),
    ['POST /api/cart answers 201 and what its schema says'],
    /^status 200 with /,
  ],
  [
    'a missing field',
    inRows(/^GET \/api\/artists$/, (rows) => rows.map(({ bio: _bio, ...row }) => row)),
    [
      'GET /api/artists answers 200 and what its schema says',
      'The rows of GET /api/artists have the fields id, fullName, bio, profileImage, artistType',
    ],
    /^\[0\]\.bio is required/m,
  ],
  [
    'a price as text',
    inJson(/^GET \/api\/events\/\d+$/, (row) => ({ ...row, minPrice: String(row.minPrice) })),
    ['GET /api/events/:id answers 200 and what its schema says'],
    /^minPrice must be a number/,
  ],
  [
    'the total of an order as text',
    inJson(/^POST \/api\/orders$/, orderTotalAsText),
    ['POST /api/orders answers 201 and what its schema says'],
    /^order\.total must be a number/,
  ],
  [
    'an extra line on merge',
    extraLineOnMerge,
    [
      'Adding one of the artworks again raises the quantity of its line',
      'Adding one of the events again raises the quantity of its line',
      'A line holds at most 999: an add beyond that is refused with 400',
      '20 adds of one artwork to an empty cart are one line of 20',
      '20 adds to a line raise it by 20',
    ],
    /"quantity":1.*"quantity":3/,
  ],
  [
    'a lost concurrent update',
    lostUpdate,
    [/^20 adds (of one artwork to an empty cart|to a line) /],
    /^\d+$/m,
  ],
  [
    'an HTML error page',
    inResponses(/^GET \/api\/(contract-kit|artworks\/1\/frame)$/, htmlErrorPage),
    ['A path that the contract does not have is answered with 404'],
    /^text\/html$/,
  ],
  [
    'no Allow',
    inResponses(/^PATCH /, (response) => {
      response.headers.delete('Allow');
      return response;
    }),
    [/^PATCH .* is answered with 405, and Allow names /],
    /^none$/m,
  ],
  [
    'a removal that is not idempotent',
    removesAnother,
    [
      'A removal that is sent again changes nothing',
      '20 removals of a line remove it and no other',
    ],
    /./,
  ],
  [
    'a replayed order that is made twice',
    withoutKey,
    [
      'The same order with the same key is placed once and gets the same response',
      'Another order with the same key is refused with 409',
      'A key of 200 characters is taken, one of 201 is refused with 400',
      '20 times the same order with the same key is one order',
    ],
    /"order":\{"id":\d+/,
  ],
  [
    'a replayed order that is refused',
    refusesReplays,
    [
      'The same order with the same key is placed once and gets the same response',
      '20 times the same order with the same key is one order',
    ],
    /^status 409 with /,
  ],
  [
    'rows of a list that it does not have',
    inResponses(/^GET \/api\/artworks\/\d\d$/, () =>
      Response.json({ message: 'Artwork not found' }, { status: 404 }),
    ),
    [
      'GET /api/artworks/:id answers with the artwork of that id',
      'An artwork by its id is the one of the list, field by field',
    ],
    /^status 404 with /,
  ],
  [
    '500 on bytes that are not UTF-8',
    failsOnBrokenText,
    [
      /refuses a body that is not UTF-8 with 400$/,
      'Bytes that are no text are refused with a 4xx by every call with a body',
      'Bodies in UTF-16 are refused with a 4xx',
    ],
    /^status 500 with /,
  ],
  [
    'a list in the wrong order',
    inRows(/^GET \/api\/events$/, (rows) => rows.toReversed()),
    ['Events are in ascending order of their date'],
    /^\["/,
  ],
  [
    'past events among the upcoming ones',
    (answer) => (request) =>
      answer(
        request.url.endsWith('?upcoming=true') ? changed(request, '/api/events', {}) : request,
      ),
    ['upcoming=true lists no past events'],
    /^\[\d/,
  ],
  [
    'the password in the response',
    inJson(/^POST \/api\/users$/, (user) => ({ ...user, password: 'secret' })),
    ['Who signs up is a customer, whatever role is sent, and gets no password back'],
    /^a field "password"$/,
  ],
];

/** In `expected` names of checks, or what a group of them has in common. */
const matches = (name: string, expected: string | RegExp) =>
  typeof expected === 'string' ? name === expected : expected.test(name);

test.each(bugs)(
  'A server with %s fails for that and for nothing else',
  async (_fault, wrap, expected, cameLike) => {
    // Generated values take much of the time; they have a bug of their own below.
    const checks = allChecks.filter(({ group }) => group !== 'generated');
    const { names, came } = await failuresOf(wrap, checks);
    expect(names.filter((name) => !expected.some((each) => matches(name, each)))).toEqual([]);
    expect(expected.filter((each) => !names.some((name) => matches(name, each)))).toEqual([]);
    expect(came).toMatch(cameLike);
  },
  120_000,
);

test('Generated bodies show a server that reads text as a number, which no example does', async () => {
  const { names, came } = await failuresOf(readsTextAsNumber, allChecks);
  expect(names).toEqual([
    'PUT /api/cart/:itemId refuses generated bodies with one bug, and names its field',
  ]);
  expect(came).toMatch(/^status 200 with .*, for \{"body":\{"quantity":"\d+"\}.* \(--seed 7\)$/);
}, 120_000);

test('A call that never gets a response ends after the time limit, and the run goes on', async () => {
  const checks = allChecks.filter(({ name }) => /^(Addresses|Headers) that are long/.test(name));
  const { names, came } = await failuresOf(hangsOnLongPaths, checks, 500);
  expect(names).toEqual(['Addresses that are long, broken or hostile lead to no 5xx']);
  expect(came).toBe('none');
});
