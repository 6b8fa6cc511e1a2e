import * as z from 'zod/mini';

// Compiled schemas would need `unsafe-eval`, which the site's Content-Security-Policy forbids.
z.config({ jitless: true });

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the specification: where it goes, what it carries and what it brings back. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  ResponseSchema extends z.ZodMiniType = z.ZodMiniType,
> {
  method: Method;
  /** Path with `:name` segments, from the origin's root also when the site lives under a sub-path. */
  path: string;
  /** Path segments by name; on the wire they are text. */
  params: Params;
  /** Search parameters by name; on the wire they are text, digits read as numbers and `true` as a boolean. */
  query: Query;
  /** JSON payload; `Nothing` where the call sends none. */
  body: Body;
  /** JSON of an ok answer; `Nothing` where there is none. */
  response: ResponseSchema;
}

/** The schema of a part a call does not have. */
export const Nothing = z.undefined();

const NoFields = z.object({});
type NoFields = typeof NoFields;
type NothingSchema = typeof Nothing;

/** Describes a call; parts left out are none. */
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
