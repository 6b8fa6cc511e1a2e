import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { ExampleCall } from './example-calls.ts';

/** Ids of `fixtures/painted.ts` that fields of these names hold. */
const IDS: Readonly<Record<string, number>> = { userId: 6, artworkId: 1, eventId: 4 };

/** Examples of a call that has none of its own: one that is accepted, and one of each error that it implies. */
export function callsFromSchema(
  { path, query }: Endpoint,
  body: z.ZodMiniType | undefined,
): ExampleCall[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const params = Object.fromEntries(inPath.map((name) => [name, IDS[name] ?? 1]));
  const valid = { params, ...(body && { body: bodyOf(body) }) };
  const notIds = Object.fromEntries(inPath.map((name) => [name, 'me']));
  const wrongQuery = Object.fromEntries(Object.keys(query).map((name) => [name, 'wrong']));
  return [
    { name: 'example', summary: 'An example', ...valid },
    ...(inPath.length > 0
      ? [{ ...valid, name: 'notAnId', summary: 'An id that is not a number', params: notIds }]
      : []),
    ...(body ? [{ ...valid, name: 'noObject', summary: 'No object', body: null }] : []),
    ...(Object.keys(query).length > 0
      ? [{ ...valid, name: 'wrong', summary: 'A wrong parameter', query: wrongQuery }]
      : []),
  ];
}

/** The required fields, each with a value of its type. */
function bodyOf(body: z.ZodMiniType): object {
  const { properties = {}, required = [] } = z.toJSONSchema(body, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.fromEntries(
    required.map((name) => [
      name,
      IDS[name] ?? valueOf(properties[name] as z.core.JSONSchema.BaseSchema),
    ]),
  );
}

function valueOf({ type, minimum, const: only }: z.core.JSONSchema.BaseSchema): unknown {
  if (only !== undefined) return only;
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return [];
  return type === 'string' ? 'text' : null;
}
