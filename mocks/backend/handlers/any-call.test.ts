// @vitest-environment node
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { ErrorMessage } from '#src/contract/error-message.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { OpenApiDocument } from '#src/openapi/open-api.ts';
import { CartRow, OrderRow, UserRow } from '#mocks/backend/db/stored-rows.ts';
import type { Database } from '#mocks/backend/db/database.ts';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { matchEndpoints } from '#src/contract/routing.ts';
import { openPasswords } from '#mocks/backend/db/passwords.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

/** Ids that exist in the small shop, ids that do not, and values that are not ids. */
const id = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }).map(String) },
  fc.constantFrom('0', '-1', '1.5', '1e9', 'NaN', '__proto__', '%', '%2e%2e', '9'.repeat(40)),
  fc.string().map(encodeURIComponent),
);

const paths = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.constantFrom(...Object.values(endpoints)), id)
      .map(([{ path }, value]) => path.replace(/:\w+/, value)),
  },
  fc.string().map((text) => `/api/${encodeURIComponent(text)}`),
);

const queries = fc.oneof(
  fc.constantFrom('', '?upcoming=true', '?categoryId=1', '?categoryId=-1', '?__proto__=1', '?%'),
  fc.string().map((text) => `?${encodeURI(text)}=${encodeURIComponent(text)}`),
);

const value = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 4 }) },
  fc.constantFrom(null, undefined, true, '', 'pending', 'ada', 'ada@shop.example', '<b>x</b>'),
  fc.constantFrom<unknown>(Number.MAX_SAFE_INTEGER, -1, 0.1, 1e300, {}, [], { __proto__: null }),
  fc.jsonValue(),
);

/** Bodies with the fields of the contract and valid or invalid values. */
const product = { artworkId: value, eventId: value, quantity: value };
const bodies = fc
  .oneof(
    fc.record({ userId: value, ...product }, { requiredKeys: [] }),
    fc.record({ username: value, email: value, password: value, role: value }),
    fc.record({
      order: fc.record({ userId: value, total: value, status: value }),
      items: fc.array(fc.record({ orderId: value, price: value, ...product }), { maxLength: 3 }),
    }),
    // Valid ones, so that there are rows to break.
    fc.constantFrom<unknown>(
      { userId: 6, artworkId: 2, quantity: 1 },
      { userId: 6, eventId: 2, quantity: 400 },
      { quantity: 7 },
      { username: 'mona', email: 'mona@louvre.example', password: 'smile' },
      {
        order: { userId: 6, total: 285, status: 'pending' },
        items: [{ orderId: 0, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
      },
    ),
    fc.jsonValue(),
  )
  .map((body) => JSON.stringify(body) ?? '');

/** Fields that would change the prototype of every object if they were merged into one. */
const polluting = fc.constantFrom('"__proto__"', '"constructor": {"prototype"').map((field) => {
  const end = field.includes('{') ? '}}' : '}';
  return `{"userId": 6, "artworkId": 2, "quantity": 1, ${field}: {"quantity": 9}${end}`;
});

const calls = fc.record({
  method: fc.constantFrom('GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
  path: paths,
  query: queries,
  body: fc.oneof({ weight: 6, arbitrary: bodies }, polluting, fc.string()),
  key: fc.constantFrom(undefined, 'a', 'b', 'x'.repeat(300)),
});

interface AnyCall {
  method: string;
  path: string;
  query: string;
  body: string;
  key: string | undefined;
}

async function make({ answer }: Backend, { method, path, query, body, key }: AnyCall) {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return answer(
    new Request(`http://shop.example${path}${query}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
      ...(hasBody && { body }),
    }),
  );
}

const routes = Object.values(endpoints).map((endpoint: Endpoint) => ({ endpoint }));

function endpointOf({ method, path }: AnyCall): Endpoint | undefined {
  const { pathname } = new URL(`http://shop.example${path}`);
  const matches = matchEndpoints(routes, pathname);
  return matches.find(({ route }) => route.endpoint.method === method)?.route.endpoint;
}

/** Whether an ok response is what the contract promises: the shop does not check what the mock backend answers. */
async function matchesContract(call: AnyCall, json: unknown): Promise<boolean> {
  const { response: schema } = (await endpointOf(call)?.loadSchemas()) ?? {};
  return schema ? schema.safeParse(json).success : json === undefined;
}

const { paths: documentedPaths } = JSON.parse(
  readFileSync('public/openapi.json', 'utf8'),
) as OpenApiDocument;
const documented = new Map(
  Object.values(documentedPaths).flatMap((path) =>
    Object.values(path).map(({ operationId, responses }) => [operationId, responses] as const),
  ),
);

/** Whether the OpenAPI document has the status; it has only calls of the contract. */
function isDocumented(call: AnyCall, status: number): boolean {
  const endpoint = endpointOf(call);
  const [name] = Object.entries(endpoints).find(([, known]) => known === endpoint) ?? [];
  if (name === undefined) return true;
  const responses = documented.get(name);
  if (!responses) throw new Error(`public/openapi.json has no ${name}: run npm run generate`);
  return status in responses;
}

const UNDOCUMENTED = 'Describe the status in src/openapi/operations.ts, with an example';

/** What is wrong with a response: it must be empty, or JSON with a message if it is an error, and never a 5xx. */
async function problemsOf(response: Response, call: AnyCall) {
  const { method } = call;
  const text = await response.text();
  const isEmpty = response.status === 204 || method === 'HEAD';
  const isJson = response.headers.get('Content-Type') === 'application/json';
  const json: unknown = isJson && !isEmpty ? JSON.parse(text) : undefined;
  return {
    status: response.status >= 200 && response.status < 500 ? undefined : response.status,
    undocumented: isDocumented(call, response.status)
      ? undefined
      : `${response.status}: ${UNDOCUMENTED}`,
    body: (isEmpty ? text === '' : isJson) ? undefined : text,
    refusal: isEmpty || response.ok || ErrorMessage.safeParse(json).success ? undefined : text,
    contract:
      !response.ok || method === 'HEAD' || (await matchesContract(call, json)) ? undefined : text,
    secret: text.includes('"password"') ? text : undefined,
  };
}

async function expectConsistent({ cart, orders, users }: Database) {
  const lines = await cart.read((rows) => rows.all());
  expect(lines.filter((row) => !CartRow.safeParse(row).success)).toEqual([]);
  const products = lines.map((row) => `${row.userId} ${row.artworkId} ${row.eventId}`);
  expect(new Set(products).size).toBe(products.length);

  const placed = await orders.read((rows) => rows.all());
  expect(placed.filter((row) => !OrderRow.safeParse(row).success)).toEqual([]);
  const misnumbered = placed.filter(({ id: orderId, order, items }) =>
    [order.id, ...items.map((item) => item.orderId)].some((known) => known !== orderId),
  );
  expect(misnumbered).toEqual([]);
  const keys = placed.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);

  const accounts = await users.read((rows) => rows.all());
  expect(accounts.filter((row) => !UserRow.safeParse(row).success)).toEqual([]);
  const names = accounts.map(({ username }) => username.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(accounts.filter(({ role }) => role !== 'customer')).toEqual([]);
}

test('Any sequence of calls gets well-formed responses below 500, and leaves the database consistent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(calls, { minLength: 1, maxLength: 12 }), async (series) => {
      const backend = await createBackend({
        collection: smallShop,
        clock: noon,
        storage: 'memory',
        // Hashing would take most of the time, and this test is not about it.
        passwords: openPasswords(null),
      });
      for (const each of series) {
        expect(await problemsOf(await make(backend, each), each)).toEqual({});
        await expectConsistent(backend.database);
      }
    }),
    { numRuns: 200 },
  );
  expect(Object.prototype).not.toHaveProperty('quantity');
}, 60_000);
