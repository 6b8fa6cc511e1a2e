import { paintedCollection } from '#fixtures/painted.ts';
import type { CallSchemas, Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { schemas } from '#src/contract/schemas.ts';
import type { Examples, Recording, SharedError } from '#src/openapi/open-api.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { type Answer, createAnswer } from '#mocks/backend/server/answer.ts';
import { MAX_BODY_BYTES } from '#mocks/backend/server/request-parts.ts';
import { withNotImplemented } from '#mocks/backend/server/not-implemented.ts';
import { callsFromSchema } from './calls-from-schema.ts';
import { type ExampleCall, exampleCalls, preparations } from './example-calls.ts';

/** Lists are cut to so many rows. */
const MAX_ROWS = 2;
const ORIGIN = 'https://shop.example';

/** Noon on 1 December 2026 wherever it runs, so that everybody records the same. */
const clock = () =>
  Object.assign(new Date(2026, 11, 1, 12), { toISOString: () => '2026-12-01T12:00:00.000Z' });

/** Makes the calls of `example-calls.ts` to the mock backend: each endpoint's to a new one, in their order. */
export async function recordExamples(): Promise<Examples> {
  const calls: Partial<Record<EndpointName, Recording[]>> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { answer } = await newBackend();
    for (const call of preparations[name] ?? []) await record(answer, 'addCartItem', call);
    const own = exampleCalls[name];
    const creating = own ? undefined : creatingCallOf(name);
    if (creating) await record(answer, creating, examplesOf(creating)[0]!);
    calls[name] = [];
    for (const call of examplesOf(name)) {
      const server = call.isEmptyShop ? (await newBackend(emptyShop)).answer : answer;
      calls[name].push(await record(server, name, call));
    }
    const { status } = calls[name][0]!;
    if (!own && status >= 400) {
      throw new Error(
        `${name} answers the example made from its schema with ${status}: write examples in mocks/openapi/example-calls.ts`,
      );
    }
  }
  return { calls: calls as Examples['calls'], shared: await recordSharedErrors() };
}

const examplesOf = (name: EndpointName): readonly ExampleCall[] =>
  exampleCalls[name] ?? callsFromSchema(endpoints[name], (schemas[name] as CallSchemas).body);

/** What makes the row that a path ends with: `POST /api/wishlist` that of `DELETE /api/wishlist/:itemId`. */
const creatingCallOf = (name: EndpointName) =>
  (Object.keys(endpoints) as EndpointName[]).find(
    (other) =>
      endpoints[other].method === 'POST' &&
      endpoints[name].path.replace(/\/:\w+$/, '') === endpoints[other].path &&
      other !== name,
  );

const emptyShop = { categories: [], artists: [], artworks: [], events: [] };

const newBackend = (collection = paintedCollection) =>
  createBackend({ collection, clock, storage: 'memory' });

async function record(answer: Answer, name: EndpointName, call: ExampleCall): Promise<Recording> {
  const { summary, params = {}, query = {}, headers = {}, body } = call;
  const endpoint: Endpoint = endpoints[name];
  const path = endpoint.path.replace(/:(\w+)/g, (_segment, id: string) =>
    String((params as Record<string, unknown>)[id]),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([parameter, value]) => [parameter, String(value)]),
  );
  const response = await answer(
    new Request(`${ORIGIN}${path}?${search}`, {
      method: endpoint.method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return {
    name: call.name,
    summary,
    status: response.status,
    params,
    query,
    headers,
    ...(body !== undefined && { body }),
    ...(response.status !== 204 && { response: shortened(await response.json()) }),
  };
}

async function recordSharedErrors(): Promise<Examples['shared']> {
  const backend = await newBackend();
  const unfinished = createAnswer({ ...backend, routes: withNotImplemented([]) });
  const json = { 'Content-Type': 'application/json' };
  const requests: Record<SharedError, [answer: Answer, path: string, init: RequestInit]> = {
    405: [backend.answer, '/api/cart', { method: 'PATCH' }],
    413: [
      backend.answer,
      '/api/cart',
      { method: 'POST', headers: json, body: 'x'.repeat(MAX_BODY_BYTES + 1) },
    ],
    415: [backend.answer, '/api/cart', { method: 'POST', body: '{}' }],
    501: [unfinished, '/api/categories', {}],
  };
  const recorded = await Promise.all(
    Object.entries(requests).map(async ([status, [answer, path, init]]) => {
      const response = await answer(new Request(`${ORIGIN}${path}`, init));
      if (response.status !== Number(status)) {
        throw new Error(`${path} answers ${response.status}, and not ${status}`);
      }
      return [status, await response.json()] as const;
    }),
  );
  return Object.fromEntries(recorded) as Examples['shared'];
}

/** The response with the first rows of each of its lists. */
function shortened(json: unknown): unknown {
  if (Array.isArray(json)) return json.slice(0, MAX_ROWS).map(shortened);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, shortened(value)]));
}
