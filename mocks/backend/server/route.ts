import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#src/contract/endpoint.ts';
import { readParams, readQuery } from './request-parts.ts';

/** What a handler receives: the parts of the call, validated against the contract. */
interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  headers: Headers;
  url: URL;
}

/** Answers the calls of one endpoint: returns the response of the contract or throws an `HttpError`. */
type Handler<E extends Endpoint> = (call: Call<E>) => HandlerResult<E> | Promise<HandlerResult<E>>;

type HandlerResult<E extends Endpoint> =
  ResponseOf<E> extends undefined ? void : Immutable<ResponseOf<E>>;

/** A value that must not be changed: lists and rows are the tables' own. */
export type Immutable<Value> = { readonly [Key in keyof Value]: Immutable<Value[Key]> };

/** A call before validation: path segments by name, as they are in the URL. */
interface RawCall {
  segments: Readonly<Record<string, string>>;
  url: URL;
  headers: Headers;
  readBody: () => Promise<unknown>;
}

/** An endpoint with its handler. */
export interface Route {
  endpoint: Endpoint;
  /** Status of a successful response; where there is none, 200, or 204 without a response. */
  status?: number | undefined;
  handle(call: RawCall): Promise<unknown>;
}

interface RouteOptions {
  /** Status of a successful response. Default: 200, or 204 where the contract has no response. */
  status?: number;
}

/** Joins an endpoint of the contract with the handler that answers its calls. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route;
export function route<E extends Endpoint>(
  endpoint: E,
  options: RouteOptions,
  handler: Handler<E>,
): Route;
export function route<E extends Endpoint>(
  endpoint: E,
  ...rest: [Handler<E>] | [RouteOptions, Handler<E>]
): Route {
  const [options, handler] = rest.length === 1 ? [{}, rest[0]] : rest;
  const { status }: RouteOptions = options;
  return {
    endpoint,
    status,
    async handle({ segments, url, headers, readBody }) {
      const params = readParams(segments) as ParamsOf<E>;
      const query = readQuery(endpoint.query, url.searchParams) as QueryOf<E>;
      const body = (await bodyOf(endpoint, readBody)) as BodyOf<E>;
      return handler({ params, query, body, headers, url });
    },
  };
}

/** The request's body; a GET has none, and its response waits for no schema. */
async function bodyOf(endpoint: Endpoint, readBody: RawCall['readBody']): Promise<unknown> {
  if (endpoint.method === 'GET') return undefined;
  const { body: schema } = await endpoint.loadSchemas();
  if (!schema) return undefined;
  const body = await readBody();
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  // The shop sends no wrong body: its words are loaded when somebody else does.
  return (await import('./parse-part.ts')).parsePart(schema, body, 'body');
}
