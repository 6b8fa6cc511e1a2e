// @vitest-environment node
import { expect, test } from 'vitest';
import type { JsonSchema } from '#src/openapi/json-schemas.ts';
import { typeOf } from './json-schema-words.ts';

const event = { $ref: '#/components/schemas/Event' };

test.each<[words: string, schema: JsonSchema]>([
  ['integer, 1 to 999', { type: 'integer', minimum: 1, maximum: 999 }],
  ['integer or null, 1 or more', { type: ['integer', 'null'], minimum: 1 }],
  ['list of Event', { type: 'array', items: event }],
  ['list of Event or null', { type: ['array', 'null'], items: event }],
  ['Event, or null', { anyOf: [event, { type: 'null' }] }],
  ['anything', {}],
])('The type of a field in words: %s', (words, schema) => {
  expect(typeOf(schema)).toBe(words);
});
