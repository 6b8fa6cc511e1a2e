// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { ErrorMessage } from '#src/contract/error-message.ts';
import type { CallSchemas } from '#src/contract/endpoint.ts';
import type { JsonSchema } from '#src/contract/openapi/json-schemas.ts';
import type { Content, OpenApiDocument, Operation } from '#src/contract/openapi/open-api.ts';
import { schemas } from '#src/contract/schemas.ts';
import { DOCUMENT_FILE, documentText } from './document-text.ts';

const text = readFileSync(DOCUMENT_FILE, 'utf8');
const document = JSON.parse(text) as OpenApiDocument;
const operations = Object.values(document.paths).flatMap((path): [string, Operation][] =>
  Object.values(path).map((operation) => [operation.operationId, operation]),
);

/** The values of the examples of a body. */
const examplesIn = (content: Content | undefined) =>
  Object.values(content?.['application/json'].examples ?? {}).map(({ value }) => value);

const operationOf = (id: EndpointName) => new Map(operations).get(id)!;

test('public/openapi.json is what `npm run openapi` writes', async () => {
  expect(await documentText()).toBe(text);
});

test('Redocly finds no error and no warning in it, also in its examples', async () => {
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
  const problems = await lintFromString({ source: text, absoluteRef: DOCUMENT_FILE, config });
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

test('The schema of OpenAPI 3.1 accepts it', async () => {
  expect(await new Validator().validate(text)).toEqual({ valid: true });
});

test('It has every call of the contract, under a path of its own', () => {
  expect(operations.map(([id]) => id).toSorted()).toEqual(Object.keys(schemas).toSorted());
  expect(Object.keys(document.paths['/api/cart/{id}']!)).toEqual(['get', 'put', 'delete']);
  expect(document.paths['/api/cart/{id}']!.put!.parameters).toMatchObject([
    { name: 'id', description: 'The id of a line of the cart.', schema: { minimum: 1 } },
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
  expect(AddCartItem!.oneOf).toEqual([{ required: ['artworkId'] }, { required: ['eventId'] }]);
  expect(CartItem!.properties!.artwork!.$ref).toBe('#/components/schemas/Artwork');
  expect(Artwork!.properties!.price).toMatchObject({ minimum: 0, maximum: 1_000_000_000 });
  expect(Artwork!.properties!.createdAt!.anyOf).toEqual([{ format: 'date' }, { maxLength: 0 }]);
  expect(Credentials!.properties!.password).toMatchObject({ pattern: String.raw`\S` });
  expect(RegisterUser!.properties!.email!.pattern).toBe(String.raw`^[^\s@]+@[^\s@]+$`);
  expect(RegisterUser!.required).toEqual(['username', 'email', 'password']);
  expect(PlaceOrder!.properties!.items).toMatchObject({ minItems: 1, maxItems: 1_000 });
  expect(operationOf('placeOrder').parameters).toMatchObject([
    { name: 'Idempotency-Key', in: 'header', schema: { minLength: 1, maxLength: 200 } },
  ]);
});

test('Every field of every schema has a description', () => {
  const without = (schema: JsonSchema, path: string): string[] => [
    ...(schema.description ? [] : [path]),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      without(field, `${path}.${name}`),
    ),
  ];
  const named = Object.entries(document.components.schemas);
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
