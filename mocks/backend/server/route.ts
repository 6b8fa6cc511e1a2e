import * as z from 'zod/mini';
import {
  type ResponseOf,
  type BodyOf,
  type Endpoint,
  Nothing,
  type ParamsOf,
  type QueryOf,
} from '#src/contract/endpoint.ts';
import { notFound } from './problem.ts';
import { parsePart, searchValues, segmentValues } from './request-parts.ts';

/** What a handler is given: the parts of the call, checked against the contract. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  headers: Headers;
  url: URL;
}

/** Answers one endpoint: says what the contract promises or throws a `Problem`. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Result<E> | Promise<Result<E>>;

type Result<E extends Endpoint> = ResponseOf<E> extends undefined ? void : ResponseOf<E>;

/** A call before it is checked: path segments by name as the URL has them. */
export interface RawCall {
  segments: Readonly<Record<string, string>>;
  url: URL;
  headers: Headers;
  readBody: () => Promise<unknown>;
}

/** An endpoint with its handler. */
export interface Route {
  endpoint: Endpoint;
  /** Of an answer that is no problem. */
  status: number;
  handle(call: RawCall): Promise<unknown>;
}

/** Joins an endpoint of the contract and the handler that answers it. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  const schemas: Pick<E, 'params' | 'query' | 'body'> = endpoint;
  return {
    endpoint,
    status: endpoint.response === Nothing ? 204 : 200,
    async handle({ segments, url, headers, readBody }) {
      const params = z.safeParse(schemas.params, segmentValues(segments));
      // what is no id names nothing.
      if (!params.success) throw notFound('Resource');
      const query = parsePart(schemas.query, searchValues(url.searchParams), 'query');
      const sent = endpoint.body === Nothing ? undefined : await readBody();
      const body = parsePart(schemas.body, sent, 'body');
      return handler({ params: params.data, query, body, headers, url });
    },
  };
}

/** Like `route`, for a call that makes something new. */
export function creating<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { ...route(endpoint, handler), status: 201 };
}
