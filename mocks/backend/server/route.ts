import * as z from 'zod/mini';
import {
  type BodyOf,
  type Endpoint,
  Nothing,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '#src/contract/endpoint.ts';
import { notFound } from './http-error.ts';
import { parsePart, searchValues, segmentValues } from './request-parts.ts';

/** What a handler receives: the parts of the call, validated against the contract. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  headers: Headers;
  url: URL;
}

/** Answers the calls of one endpoint: returns the response of the contract or throws an `HttpError`. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => HandlerResult<E> | Promise<HandlerResult<E>>;

type HandlerResult<E extends Endpoint> = ResponseOf<E> extends undefined ? void : ResponseOf<E>;

/** A call before validation: path segments by name, as they are in the URL. */
export interface RawCall {
  segments: Readonly<Record<string, string>>;
  url: URL;
  headers: Headers;
  readBody: () => Promise<unknown>;
}

/** An endpoint with its handler. */
export interface Route {
  endpoint: Endpoint;
  /** Status of a successful response. */
  status: number;
  handle(call: RawCall): Promise<unknown>;
}

export interface RouteOptions {
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
  const { status = endpoint.response === Nothing ? 204 : 200 }: RouteOptions = options;
  const schemas: Pick<E, 'params' | 'query' | 'body'> = endpoint;
  return {
    endpoint,
    status,
    async handle({ segments, url, headers, readBody }) {
      const params = z.safeParse(schemas.params, segmentValues(segments));
      // an id that is not a positive integer matches no row.
      if (!params.success) throw notFound('Resource');
      const query = parsePart(schemas.query, searchValues(url.searchParams), 'query');
      const sent = endpoint.body === Nothing ? undefined : await readBody();
      const body = parsePart(schemas.body, sent, 'body');
      return handler({ params: params.data, query, body, headers, url });
    },
  };
}
