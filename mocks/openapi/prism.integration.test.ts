// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { expect, test } from 'vitest';
import type { CallSchemas } from '#src/contract/endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import type { OpenApiDocument, Operation } from '#src/openapi/open-api.ts';
import { schemas } from '#src/contract/schemas.ts';
import { documentFiles } from './document-texts.ts';

const files = Object.keys(documentFiles);
/** Prism makes up other responses for each. */
const SEEDS = ['Klee', 'Kahlo', 'Kandinsky', 'Krasner', 'Kollwitz'];

/** What Prism answers a call of a document with, made up from the schemas where a seed is given. */
async function mockedBy(file: string) {
  const operations = await getHttpOperationsFromSpec(file);
  const config = {
    isProxy: false,
    upstreamProxy: undefined,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
  } as const;
  const silent = () => {};
  const logger = { info: silent, debug: silent, warn: silent, error: silent, success: silent };
  const components = { logger: { ...logger, child: () => logger } as never };
  const prism = createInstance({ ...config, mock: { dynamic: false } }, components);
  return async (call: Parameters<typeof prism.request>[0], seed?: string) => {
    const mock = seed === undefined ? { dynamic: false } : { dynamic: true, seed };
    const result = await prism.request(call, operations, { ...config, mock })();
    if (result._tag === 'Left') throw result.left;
    const { statusCode, body } = result.right.output;
    return { status: statusCode, json: body };
  };
}

type Prism = Awaited<ReturnType<typeof mockedBy>>;

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
function responseTo({ operation, path, method }: Call, prism: Prism, seed?: string) {
  const { parameters = [], requestBody } = operation;
  const [example] = Object.values(requestBody?.content['application/json'].examples ?? {});
  return prism(
    {
      method: method as 'get',
      url: {
        path: path.replace(/\{(\w+)\}/g, (_segment, id) =>
          String(parameters.find(({ name }) => name === id)!.example),
        ),
        query: Object.fromEntries(
          parameters
            .filter((parameter) => parameter.in === 'query')
            .map(({ name, example: value }) => [name, String(value)]),
        ),
      },
      ...(example && { headers: { 'content-type': 'application/json' }, body: example.value }),
    },
    seed,
  );
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
async function callAll(file: string, prism: Prism, seed?: string) {
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
  const prism = await mockedBy(file);
  expect(await callAll(file, prism)).toEqual({ statuses: successOf(file), refused: [] });
});

test.each(files)(
  'Prism makes up responses to every call of %s as the contract has them',
  async (file) => {
    const prism = await mockedBy(file);
    for (const seed of SEEDS) {
      expect(await callAll(file, prism, seed)).toEqual({ statuses: successOf(file), refused: [] });
    }
  },
);

test.each(files)('With %s, Prism accepts prices with cents', async (file) => {
  const prism = await mockedBy(file);
  // Not a multiple of 0.01 for who divides: 8029.000000000001.
  const order = { userId: 6, total: 80.29, status: 'pending' };
  const item = { orderId: 0, artworkId: 1, eventId: null, quantity: 1, price: 80.29 };
  const response = await prism({
    method: 'post',
    url: { path: '/api/orders' },
    headers: { 'content-type': 'application/json' },
    body: { order, items: [item] },
  });
  expect(response.status).toBe(201);
});
