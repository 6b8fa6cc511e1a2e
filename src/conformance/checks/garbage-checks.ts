import * as fc from 'fast-check';
import { endpoints } from '#src/contract/endpoints.ts';
import { checksOf, own } from '#src/conformance/check.ts';
import { expectUnchanged } from '#src/conformance/cart.ts';
import type { Payload } from '#src/conformance/client.ts';
import { expectNoServerError, expectOk } from '#src/conformance/expectations.ts';
import { holdFor } from '#src/conformance/generated/hold-for.ts';
import type { ServerUnderTest } from '#src/conformance/server-under-test.ts';

const WITH_BODY = Object.values(endpoints).filter(
  ({ method }) => method === 'POST' || method === 'PUT',
);
const json = { 'Content-Type': 'application/json' };
const VALID = '{"userId": 6, "artworkId": 1, "quantity": 1}';

/** Sends payloads to every endpoint that takes a body. Sign out takes none, and ignores what comes. */
async function sendEverywhere(server: ServerUnderTest, payloads: readonly Payload[]) {
  for (const { method, path } of WITH_BODY) {
    if (path === endpoints.signOut.path) continue;
    for (const payload of payloads) {
      expectNoServerError(await server.send(method, path.replace(/:\w+/, '1'), payload), 400);
    }
  }
}

const DEPTH = 10_000;
const NESTED = [
  `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`,
  `${'{"order":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
  '['.repeat(DEPTH),
];

/** JSON that changes the prototype of every object where it is merged into one. */
const POLLUTING = [
  '{"__proto__": {"quantity": 1, "userId": 6, "artworkId": 1}}',
  '{"constructor": {"prototype": {"quantity": 1}}}',
];

const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer);

const ADDRESSES = [
  `/api/${'x'.repeat(7_000)}`,
  `/api/artworks/${'9'.repeat(7_000)}`,
  `/api/artworks?categoryId=${'9'.repeat(7_000)}`,
  `/api/artworks?${'a=1&'.repeat(1_500)}`,
  '/api/artworks/%',
  '/api/artworks/%zz',
  '/api/artworks/%00',
  '/api/artworks/%c0%ae%c0%ae%2fetc',
  '/api/artworks/9007199254740993',
  "/api/artworks/1'%20OR%20'1'='1",
  '/api/artworks/..%2f..%2fhealth',
  '/api//artworks',
  '/api/artworks?categoryId=%',
  '/api/events?upcoming[]=true',
];

/** Whatever is sent, the server answers below 500 and within seconds, and goes on. */
export const garbageChecks = checksOf('garbage', [
  own('R-68', 'Generated JSON is refused with a 4xx by every call with a body', async (server) => {
    await expectUnchanged(server.cart, () =>
      holdFor(
        fc.json({ maxDepth: 3 }),
        (body) => sendEverywhere(server, [{ body, headers: json }]),
        { seed: server.seed, runs: 20 },
      ),
    );
  }),
  own(
    'R-68',
    'Bytes that are no text are refused with a 4xx by every call with a body',
    async (server) => {
      await expectUnchanged(server.cart, () =>
        holdFor(
          fc.uint8Array({ minLength: 1, maxLength: 64 }),
          (bytes) =>
            sendEverywhere(server, [{ body: new Uint8Array([0xff, ...bytes]), headers: json }]),
          { seed: server.seed, runs: 10 },
        ),
      );
    },
  ),
  own('R-68', 'Bodies in UTF-16 are refused with a 4xx', async (server) => {
    await sendEverywhere(server, [
      { body: utf16(VALID), headers: json },
      {
        body: utf16(`\uFEFF${VALID}`),
        headers: { 'Content-Type': 'application/json; charset=utf-16' },
      },
    ]);
  }),
  own('R-68', `Lists and objects nested ${DEPTH} deep are refused with a 4xx`, (server) =>
    sendEverywhere(
      server,
      NESTED.map((body) => ({ body, headers: json })),
    ),
  ),
  own(
    'R-68',
    'Fields that would change the prototype of objects are refused with a 4xx, and change none',
    async (server) => {
      await sendEverywhere(
        server,
        POLLUTING.map((body) => ({ body, headers: json })),
      );
      // Where it did, an empty body would now have all fields.
      await sendEverywhere(server, [{ body: '{}', headers: json }]);
    },
  ),
  own(
    'R-68',
    'A body that says it is compressed and is not leads to no 5xx',
    async ({ send, cart }) => {
      await cart.empty();
      const headers = { ...json, 'Content-Encoding': 'gzip' };
      expectNoServerError(await send('POST', '/api/cart', { body: VALID, headers }));
    },
  ),
  own('R-68', 'Addresses that are long, broken or hostile lead to no 5xx', async ({ send }) => {
    for (const address of ADDRESSES) expectNoServerError(await send('GET', address));
  }),
  own('R-68', 'Headers that are long, empty or unknown lead to no 5xx', async ({ send }) => {
    for (const headers of [
      { 'X-Contract-Kit': 'x'.repeat(4_000) },
      { Accept: '' },
      { Accept: 'image/png' },
      { Cookie: '=;;=; session=%00' },
      { 'If-None-Match': '"', 'If-Modified-Since': 'never', Range: 'bytes=9-1' },
    ]) {
      expectNoServerError(await send('GET', '/api/categories', { headers }));
    }
  }),
  own('R-68', 'The server still answers after all that', async ({ send }) => {
    for (const path of ['/health', '/api/artworks', '/api/cart/6'])
      expectOk(await send('GET', path));
  }),
]);
