import type { EndpointName } from '#src/contract/endpoints.ts';
import type { JsonSchema, OpenApiVersion } from './json-schemas.ts';

/** A call and its response, as somebody made it. */
export interface Recording {
  name: string;
  summary: string;
  status: number;
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
  response?: unknown;
}

/** The errors that do not depend on the call: another method, bodies that are not read, calls that are not there yet. */
export type SharedError = 405 | 413 | 415 | 501;

export interface Examples {
  calls: Readonly<Record<EndpointName, readonly Recording[]>>;
  shared: Readonly<Record<SharedError, { message: string }>>;
}

/** A call in the document. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Response | Reference>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required?: true;
  schema: JsonSchema;
  example?: unknown;
}

export interface Response {
  description: string;
  headers: Record<string, object>;
  content?: Content;
}

export interface Reference {
  $ref: string;
}

export type Content = Record<
  'application/json',
  { schema: JsonSchema; examples: Record<string, { summary: string; value: unknown }> }
>;

/** The calls of the contract in OpenAPI; see https://spec.openapis.org/oas/v3.1.0. */
export interface OpenApiDocument {
  openapi: OpenApiVersion;
  info: object;
  servers: object[];
  security: [];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    headers: Record<string, object>;
  };
}
