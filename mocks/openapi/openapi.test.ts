// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { ErrorMessage } from '#src/contract/error-message.ts';
import { Id, Quantity } from '#src/contract/fields.ts';
import type { CallSchemas, Endpoint } from '#src/contract/endpoint.ts';
import type { JsonSchema } from '#src/openapi/json-schemas.ts';
import type { Content, OpenApiDocument, Operation } from '#src/openapi/open-api.ts';
import { operations as texts, wordsFromName } from '#src/openapi/operations.ts';
import { schemas } from '#src/contract/schemas.ts';
import { callsFromSchema } from './calls-from-schema.ts';
import { type DocumentFile, documentFiles, documentTexts } from './document-texts.ts';
import { exampleCalls } from './example-calls.ts';

const files = Object.keys(documentFiles) as DocumentFile[];
const textOf = (file: DocumentFile) => readFileSync(file, 'utf8');
const documentOf = (file: DocumentFile) => JSON.parse(textOf(file)) as OpenApiDocument;
const document = documentOf('public/openapi.json');
const operations = Object.values(document.paths).flatMap((path): [string, Operation][] =>
  Object.values(path).map((operation) => [operation.operationId, operation]),
);

/** The values of the examples of a body. */
const examplesIn = (content: Content | undefined) =>
  Object.values(content?.['application/json'].examples ?? {}).map(({ value }) => value);

const operationOf = (id: EndpointName) => new Map(operations).get(id)!;

test.each(files)('%s is what `npm run generate` writes', async (file) => {
  const isWritten = (await documentTexts())[file] === textOf(file);
  expect(isWritten, `${file} is older than the contract: npm run generate`).toBe(true);
});

test.each(files)(
  'Redocly finds no error and no warning in %s, also in its examples',
  async (file) => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'no-invalid-media-type-examples': 'error',
        'no-invalid-parameter-examples': 'error',
        'no-invalid-schema-examples': 'error',
        'operation-description': 'error',
        'tag-description': 'error',
        // Literal paths take precedence, as OpenAPI has it, too: /api/artists/featured.
        'no-ambiguous-paths': 'off',
      },
    });
    const problems = await lintFromString({ source: textOf(file), absoluteRef: file, config });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  },
);

test('It has every call of the contract, under a path of its own', () => {
  expect(operations.map(([id]) => id).toSorted()).toEqual(Object.keys(schemas).toSorted());
  expect(Object.keys(document.paths['/api/cart/{id}']!)).toEqual(['get', 'put', 'delete']);
  expect(document.paths['/api/cart/{id}']!.put!.parameters).toMatchObject([
    { name: 'id', description: 'The id of a line of the cart.', schema: { minimum: 1 } },
  ]);
});

test('Every call of the specification has words and examples of its own', () => {
  const specified: EndpointName[] = [
    ...(['getCart', 'addCartItem', 'updateCartItem', 'removeCartItem', 'clearCart'] as const),
    ...(['getFeaturedArtist', 'getCategories', 'getArtworks', 'getArtwork'] as const),
    ...(['getArtists', 'getArtist', 'getEvents', 'getEvent', 'placeOrder'] as const),
    ...(['signIn', 'signOut', 'registerUser', 'getDomainInfo', 'getHealth'] as const),
  ];
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(specified));
  expect(Object.keys(exampleCalls)).toEqual(expect.arrayContaining(specified));
});

test('A call without words of its own has those of its name and path', () => {
  expect(wordsFromName('addWishlistItem', { path: '/api/wishlist/:userId', query: {} })).toEqual({
    tag: 'Wishlist',
    summary: 'Add wishlist item',
    description: 'Add wishlist item.',
    success: 'The call is answered.',
    params: { userId: 'The user id.' },
    query: {},
  });
});

test('A call without examples of its own has one of each status that it implies', () => {
  const endpoint = {
    method: 'POST',
    path: '/api/wishlist/:userId',
    query: { upcoming: 'boolean' },
  };
  const calls = callsFromSchema(
    endpoint as unknown as Endpoint,
    z.object({ artworkId: Id, quantity: Quantity, note: z.string(), later: z.optional(Id) }),
  );
  const body = { artworkId: 1, quantity: 1, note: 'text' };
  expect(calls).toMatchObject([
    { name: 'example', params: { userId: 6 }, body },
    { name: 'notAnId', params: { userId: 'me' }, body },
    { name: 'noObject', params: { userId: 6 }, body: null },
    { name: 'wrong', params: { userId: 6 }, query: { upcoming: 'wrong' }, body },
  ]);
});

test('It says what a server at another origin sends to the pages of the site', () => {
  const { description } = document.info as { description: string };
  expect(description).toContain('Access-Control-Allow-Methods');
  expect(description).toContain('Access-Control-Allow-Headers: Content-Type, Idempotency-Key');
  expect(description).toContain('Access-Control-Allow-Credentials: true');
  expect(description).toContain('Access-Control-Allow-Origin');
});

test.each(operations)('The contract accepts the examples of %s', (id, operation) => {
  const { body, response }: CallSchemas = schemas[id as EndpointName];
  const responses = Object.entries(operation.responses).flatMap(([status, described]) =>
    '$ref' in described
      ? []
      : examplesIn(described.content).map((value) => ({
          schema: Number(status) < 300 ? response : ErrorMessage,
          value,
        })),
  );
  const bodies = examplesIn(operation.requestBody?.content).map((value) => ({
    schema: body,
    value,
  }));
  const refused = [...bodies, ...responses].filter(
    ({ schema, value }) => !schema?.safeParse(value).success,
  );
  expect(refused).toEqual([]);
  expect(bodies.length > 0).toBe(body !== undefined);
});

test.each<[id: EndpointName, statuses: string]>([
  ['getCategories', '200 405 501'],
  ['getArtworks', '200 400 405 501'],
  ['getArtwork', '200 404 405 501'],
  ['addCartItem', '201 400 405 409 413 415 501'],
  ['updateCartItem', '200 400 404 405 413 415 501'],
  ['removeCartItem', '204 404 405 501'],
  ['placeOrder', '201 400 405 409 413 415 501'],
  ['signIn', '200 400 401 405 413 415 501'],
  ['signOut', '204 405 501'],
])('%s answers %s', (id, statuses) => {
  expect(Object.keys(operationOf(id).responses).join(' ')).toBe(statuses);
});

test('Bounds, formats and rules of fields are those of the contract', () => {
  const { Artwork, AddCartItem, Credentials, CartItem, PlaceOrder, RegisterUser } = document
    .components.schemas as Record<string, JsonSchema>;
  expect(AddCartItem!.properties!.quantity).toMatchObject({
    type: 'integer',
    minimum: 1,
    maximum: 999,
  });
  expect(AddCartItem!.oneOf).toMatchObject([
    { properties: { artworkId: { type: 'integer' } }, required: ['artworkId'] },
    { properties: { eventId: { type: 'integer' } }, required: ['eventId'] },
  ]);
  expect(CartItem!.properties!.artwork!.$ref).toBe('#/components/schemas/Artwork');
  expect(Artwork!.properties!.price).toMatchObject({
    minimum: 0,
    maximum: 1_000_000_000,
    multipleOf: 0.01,
  });
  expect(Credentials!.properties!.password).toMatchObject({ pattern: String.raw`\S` });
  expect(RegisterUser!.properties!.email!.pattern).toBe(String.raw`^[^\s@]+@[^\s@]+$`);
  expect(RegisterUser!.required).toEqual(['username', 'email', 'password']);
  expect(PlaceOrder!.properties!.items).toMatchObject({ minItems: 1, maxItems: 1_000 });
  expect(operationOf('placeOrder').parameters).toMatchObject([
    { name: 'Idempotency-Key', in: 'header', schema: { minLength: 1, maxLength: 200 } },
  ]);
});

test('What may be null says so beside its type', () => {
  const older = documentOf('public/openapi-3.0.json').components.schemas;
  const { OrderItem, FeaturedArtist } = document.components.schemas;
  expect(OrderItem!.properties!.artworkId).toMatchObject({ type: ['integer', 'null'], minimum: 1 });
  expect(OrderItem!.oneOf).toMatchObject([
    { properties: { artworkId: { type: 'integer' }, eventId: { type: 'null' } } },
    { properties: { artworkId: { type: 'null' }, eventId: { type: 'integer' } } },
  ]);
  expect(FeaturedArtist!.properties!.artworks).toMatchObject({ type: ['array', 'null'] });
  expect(older.OrderItem!.properties!.artworkId).toMatchObject({
    type: 'integer',
    nullable: true,
    minimum: 1,
  });
  expect(older.FeaturedArtist!.properties!.artist).toMatchObject({
    type: 'object',
    nullable: true,
    allOf: [{ $ref: '#/components/schemas/Artist' }],
  });
});

test('What is sent is not called a multiple of 0.01, which validators that divide do not find 80.29 to be', () => {
  const { PlaceOrder, PlaceOrderItem } = document.components.schemas;
  expect(PlaceOrder!.properties!.order!.properties!.total).not.toHaveProperty('multipleOf');
  expect(PlaceOrderItem!.properties!.price).not.toHaveProperty('multipleOf');
});

test.each(files)('Every field of every schema of %s has a type and a description', (file) => {
  const without = (schema: JsonSchema, path: string): string[] => [
    ...(schema.description && (schema.type ?? schema.$ref ?? schema.allOf ?? schema.anyOf)
      ? []
      : [path]),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      without(field, `${path}.${name}`),
    ),
  ];
  const named = Object.entries(documentOf(file).components.schemas);
  expect(named.flatMap(([name, schema]) => without(schema, name))).toEqual([]);
});

test('The headers that the contract gives a meaning are part of it', () => {
  const { headers, responses } = document.components;
  expect(Object.keys(headers)).toEqual(['X-Backend', 'Allow']);
  expect(Object.keys(responses.MethodNotAllowed!.headers)).toEqual(['X-Backend', 'Allow']);
  expect(responses.MethodNotAllowed!.content).toMatchObject({
    'application/json': {
      examples: { methodNotAllowed: { value: { message: 'The method must be POST, OPTIONS' } } },
    },
  });
});
