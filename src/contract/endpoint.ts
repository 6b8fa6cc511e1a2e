import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a search parameter holds: an id, or `true` or `false`. The parameters of a path are ids. */
export type QueryKind = 'id' | 'boolean';

/** The schemas of what a call carries as JSON; one that is left out means that the call does not have that part. */
export interface CallSchemas {
  /** Request body. */
  body?: z.ZodMiniType;
  /** Body of an ok response. */
  response?: z.ZodMiniType;
}

/** One endpoint of the API: its method, path and parameters, and where to get its schemas. */
export interface Endpoint<
  Path extends string = string,
  Query extends Readonly<Record<string, QueryKind>> = Readonly<Record<string, QueryKind>>,
  Schemas extends CallSchemas = CallSchemas,
> {
  method: Method;
  /** Path with `:name` segments. It starts at the root of the origin even when the site is under a sub-path. */
  path: Path;
  /** The search parameters, each of which may be left out. */
  query: Query;
  /** Loads the schemas and their library, which no page needs to start. */
  loadSchemas: () => Promise<Schemas>;
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

interface Values {
  id: number;
  boolean: boolean;
}

type SchemasOf<E extends Endpoint> = Awaited<ReturnType<E['loadSchemas']>>;

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export type ParamsOf<E extends Endpoint> = Record<NamesIn<E['path']>, number>;
export type QueryOf<E extends Endpoint> = {
  [Name in keyof E['query']]?: Values[E['query'][Name]] | undefined;
};
export type BodyOf<E extends Endpoint> =
  SchemasOf<E> extends { body: infer Body } ? OutputOf<Body> : undefined;
export type ResponseOf<E extends Endpoint> =
  SchemasOf<E> extends { response: infer Body } ? OutputOf<Body> : undefined;
