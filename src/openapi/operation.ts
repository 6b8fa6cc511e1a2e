import type { Endpoint, QueryKind } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { BACKEND_HEADER } from '#src/contract/headers.ts';
import { type JsonSchema, type jsonSchemas, refTo } from './json-schemas.ts';
import type {
  Content,
  Operation,
  Parameter,
  Recording,
  Response,
  SharedError,
} from './open-api.ts';
import { operations, textOf } from './operations.ts';

/** The errors that are the same for every call. */
export const sharedErrors: Record<SharedError, { name: string; description: string }> = {
  405: {
    name: 'MethodNotAllowed',
    description: 'Another method at this path. The header `Allow` lists those that it has.',
  },
  413: { name: 'TooLarge', description: 'The body has more than a megabyte.' },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is not sent as `Content-Type: application/json`.',
  },
  501: { name: 'NotImplemented', description: 'The server does not have this call yet.' },
};

/** A call of the contract as the document has it. */
export function operationOf(
  name: EndpointName,
  endpoint: Endpoint,
  recordings: readonly Recording[],
  schemaOf: ReturnType<typeof jsonSchemas>['schemaOf'],
): Operation {
  const { tag, summary, description, status, success, errors } = textOf(name);
  const body = schemaOf(name, 'body');
  const response = schemaOf(name, 'response');
  const okStatus = operations[name]
    ? (status ?? (response ? 200 : 204))
    : (recordings[0]?.status ?? 200);
  const ok = recordings.filter((recording) => recording.status === okStatus);
  const parameters = parametersOf(name, endpoint, ok[0]);
  const responses: Operation['responses'] = {
    [okStatus]: {
      description: success,
      headers: headersOf(okStatus),
      ...(response && { content: contentOf(response, examplesOf(ok, 'response')) }),
    },
  };
  for (const [error, text] of Object.entries({ ...impliedErrors(endpoint, body), ...errors })) {
    responses[error] = errorResponse(
      text,
      examplesOf(
        recordings.filter((recording) => recording.status === Number(error)),
        'response',
      ),
    );
  }
  for (const [error, { name: shared }] of Object.entries(sharedErrors)) {
    if (body || (error !== '413' && error !== '415')) {
      responses[error] = { $ref: `#/components/responses/${shared}` };
    }
  }
  checkExamples(name, recordings, responses);
  return {
    operationId: name,
    tags: [tag],
    summary,
    description,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: contentOf(body, examplesOf(ok, 'body')) },
    }),
    responses,
  };
}

/** @throws Error where an example has a status without a text, or a text no example */
function checkExamples(
  name: string,
  recordings: readonly Recording[],
  responses: Operation['responses'],
): void {
  const recorded = new Set(recordings.map(({ status }) => String(status)));
  const described = Object.entries(responses).flatMap(([status, response]) =>
    '$ref' in response ? [] : [status],
  );
  const withoutText = [...recorded].filter((status) => !described.includes(status));
  const withoutExample = described.filter((status) => !recorded.has(status));
  const wrong = [
    ...withoutText.map((status) => `${status} has an example and no text`),
    ...withoutExample.map((status) => `${status} has a text and no example`),
  ];
  if (wrong.length === 0) return;
  throw new Error(
    `${name}: ${wrong.join(', ')}. Texts are in src/openapi/operations.ts, examples in mocks/openapi/example-calls.ts`,
  );
}

/** The errors of an endpoint that its row in the table and its schemas imply. */
function impliedErrors({ path, query }: Endpoint, body: JsonSchema | undefined) {
  return {
    ...(body && { 400: 'A field is missing or wrong, or the body is not valid JSON.' }),
    ...(Object.keys(query).length > 0 && { 400: 'A parameter is not what it has to be.' }),
    ...(path.includes(':') && { 404: 'The id is not a positive integer.' }),
  };
}

const ID: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const querySchemas: Record<QueryKind, JsonSchema> = { id: ID, boolean: { type: 'boolean' } };

function parametersOf(
  name: EndpointName,
  { path, query }: Endpoint,
  example: Recording | undefined,
): Parameter[] {
  const texts = textOf(name);
  const inPath = path.split('/').flatMap((segment, index): Parameter[] => {
    if (!segment.startsWith(':')) return [];
    return [
      {
        name: templateOf(path).split('/')[index]!.slice(1, -1),
        in: 'path',
        description: texts.params?.[segment.slice(1)] ?? '',
        required: true,
        schema: ID,
        example: example?.params[segment.slice(1)],
      },
    ];
  });
  const inQuery = Object.entries(query).map(([parameter, kind]): Parameter => ({
    name: parameter,
    in: 'query',
    description: texts.query?.[parameter] ?? '',
    schema: querySchemas[kind],
    ...(example && parameter in example.query && { example: example.query[parameter] }),
  }));
  const inHeader = Object.entries(texts.headers ?? {}).map(
    ([header, { description, schema }]): Parameter => ({
      name: header,
      in: 'header',
      description,
      schema: schema as JsonSchema,
      ...(example && header in example.headers && { example: example.headers[header] }),
    }),
  );
  return [...inPath, ...inQuery, ...inHeader];
}

/**
 * The path as the document has it: `/api/artworks/{id}`. Endpoints whose paths differ only in the names of their ids
 * are one path there, which cannot have two names for one id: that of a user and that of a line of the cart are `{id}`.
 */
export function templateOf(path: string): string {
  const shape = path.replace(/:\w+/g, ':');
  const same = Object.values<Endpoint>(endpoints).filter(
    (other) => other.path.replace(/:\w+/g, ':') === shape,
  );
  const isNamedOnce = same.every((other) => other.path === path);
  return path.replace(/:(\w+)/g, (_segment, name: string) => `{${isNamedOnce ? name : 'id'}}`);
}

function contentOf(schema: JsonSchema, examples: Content['application/json']['examples']): Content {
  return { 'application/json': { schema, examples } };
}

export function errorResponse(
  description: string,
  examples: Content['application/json']['examples'],
): Response {
  return {
    description,
    headers: headersOf(0),
    content: contentOf({ $ref: refTo('ErrorMessage') }, examples),
  };
}

export function headersOf(status: number): Response['headers'] {
  const names = status === 405 ? [BACKEND_HEADER, 'Allow'] : [BACKEND_HEADER];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function examplesOf(recordings: readonly Recording[], part: 'body' | 'response') {
  return Object.fromEntries(
    recordings.map(({ name, summary, [part]: value }) => [name, { summary, value }]),
  );
}
