import * as z from 'zod/mini';

// Compiled schemas would need `unsafe-eval`, which the site's Content-Security-Policy forbids.
z.config({ jitless: true });

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One endpoint of the API: its method and path, and the schemas of what a call and its response carry. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  ResponseSchema extends z.ZodMiniType = z.ZodMiniType,
> {
  method: Method;
  /** Path with `:name` segments. It starts at the root of the origin even when the site is under a sub-path. */
  path: string;
  /** Path segments by name; the backend reads digits as numbers. */
  params: Params;
  /** Search parameters by name; the backend reads digits as numbers, `true` and `false` as booleans. */
  query: Query;
  /** JSON request body; `Nothing` when the call sends none. */
  body: Body;
  /** JSON body of an ok response; `Nothing` when there is none. */
  response: ResponseSchema;
}

/** The schema of a body or response that a call does not have. */
export const Nothing = z.undefined();

const NoFields = z.object({});
type NoFields = typeof NoFields;
type NothingSchema = typeof Nothing;

/** Defines an endpoint. A schema that is left out means that the call does not have that part. */
export function endpoint<
  Params extends z.ZodMiniType = NoFields,
  Query extends z.ZodMiniType = NoFields,
  Body extends z.ZodMiniType = NothingSchema,
  ResponseSchema extends z.ZodMiniType = NothingSchema,
>(parts: {
  method: Method;
  path: `/${string}`;
  params?: Params;
  query?: Query;
  body?: Body;
  response?: ResponseSchema;
}) {
  const none = { params: NoFields, query: NoFields, body: Nothing, response: Nothing };
  return { ...none, ...parts } as unknown as Endpoint<Params, Query, Body, ResponseSchema>;
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
