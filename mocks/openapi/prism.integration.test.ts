// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { afterEach, expect, test } from 'vitest';
import type { CallSchemas } from '#src/contract/endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import type { OpenApiDocument, Operation } from '#src/openapi/open-api.ts';
import { schemas } from '#src/contract/schemas.ts';
import { documentFiles } from './document-texts.ts';

const files = Object.keys(documentFiles);
/** Prism makes up other responses for each. */
const SEEDS = ['Klee', 'Kahlo', 'Kandinsky', 'Krasner', 'Kollwitz'];

const running: ReturnType<typeof createServer>[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

/** Starts Prism as `prism mock` does, with `--dynamic` if it is to make up its responses. @returns its address */
async function startPrism(file: string, dynamic: boolean): Promise<string> {
  const server = createServer(await getHttpOperationsFromSpec(file), {
    components: { logger: createLogger('prism', { level: 'silent' }) },
    config: {
      mock: { dynamic },
      isProxy: false,
      upstreamProxy: undefined,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
    },
    cors: false,
  });
  running.push(server);
  return server.listen(0, '127.0.0.1');
}

interface Call {
  operation: Operation;
  path: string;
  method: string;
}

function callsOf(file: string): Call[] {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ operation, path, method })),
  );
}

/** Calls an operation with the examples of its parameters and its body. */
async function responseTo({ operation, path, method }: Call, prism: string, seed = '') {
  const { parameters = [], requestBody } = operation;
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_segment, id) =>
      String(parameters.find(({ name }) => name === id)!.example),
    ),
    prism,
  );
  for (const { name, example } of parameters.filter((parameter) => parameter.in === 'query')) {
    url.searchParams.set(name, String(example));
  }
  const [example] = Object.values(requestBody?.content['application/json'].examples ?? {});
  const response = await fetch(url, {
    method,
    headers: {
      ...(example && { 'Content-Type': 'application/json' }),
      ...(seed && { Prefer: `seed=${seed}` }),
    },
    ...(example && { body: JSON.stringify(example.value) }),
  });
  const text = await response.text();
  return { status: response.status, json: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

/** The statuses of success of the specified calls. */
const SUCCESS: Partial<Record<EndpointName, number>> = {
  getCart: 200,
  addCartItem: 201,
  updateCartItem: 200,
  removeCartItem: 204,
  clearCart: 204,
  getFeaturedArtist: 200,
  getCategories: 200,
  getArtworks: 200,
  getArtwork: 200,
  getArtists: 200,
  getArtist: 200,
  getEvents: 200,
  getEvent: 200,
  placeOrder: 201,
  signIn: 200,
  signOut: 204,
  registerUser: 201,
  getDomainInfo: 200,
  getHealth: 200,
};

/** The statuses of success of all calls, those of others as the document has them. */
const successOf = (file: string): Record<string, number> => ({
  ...Object.fromEntries(
    callsOf(file).map(({ operation }) => [
      operation.operationId,
      Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
    ]),
  ),
  ...SUCCESS,
});

/** Makes every call. @returns the statuses, and the responses that the contract does not accept */
async function callAll(file: string, prism: string, seed?: string) {
  const statuses: Record<string, number> = {};
  const refused: unknown[] = [];
  for (const call of callsOf(file)) {
    const name = call.operation.operationId as EndpointName;
    const { status, json } = await responseTo(call, prism, seed);
    statuses[name] = status;
    const { response }: CallSchemas = schemas[name];
    if (response && !response.safeParse(json).success) refused.push({ name, seed, json });
  }
  return { statuses, refused };
}

test.each(files)('Prism answers every call of %s from its examples', async (file) => {
  const prism = await startPrism(file, false);
  expect(await callAll(file, prism)).toEqual({ statuses: successOf(file), refused: [] });
});

test.each(files)(
  'Prism makes up responses to every call of %s as the contract has them',
  async (file) => {
    const prism = await startPrism(file, true);
    for (const seed of SEEDS) {
      expect(await callAll(file, prism, seed)).toEqual({ statuses: successOf(file), refused: [] });
    }
  },
);

test.each(files)('With %s, Prism accepts prices with cents', async (file) => {
  const prism = await startPrism(file, false);
  // Not a multiple of 0.01 for who divides: 8029.000000000001.
  const order = { userId: 6, total: 80.29, status: 'pending' };
  const item = { orderId: 0, artworkId: 1, eventId: null, quantity: 1, price: 80.29 };
  const { status } = await fetch(`${prism}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order, items: [item] }),
  });
  expect(status).toBe(201);
});
