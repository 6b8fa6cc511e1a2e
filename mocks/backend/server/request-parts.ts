import type { QueryKind } from '#src/contract/endpoint.ts';
import { MAX_ID } from '#src/contract/limits.ts';
import { badRequest, notFound, tooLarge, unsupportedMediaType } from './http-error.ts';

/** The ids in a path, by the names of its segments. @throws {HttpError} 404 where one is not an id */
export function readParams(segments: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(segments).map(([name, text]) => {
      const id = integerOf(text);
      // an id that is not a positive integer matches no row.
      if (id === undefined || id < 1) throw notFound('Resource');
      return [name, id];
    }),
  );
}

/** The search parameters that the endpoint has. @throws {HttpError} 400 that names the first invalid one */
export function readQuery(
  kinds: Readonly<Record<string, QueryKind>>,
  search: URLSearchParams,
): Record<string, number | boolean> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      const text = search.getAll(name).at(-1);
      return text === undefined ? [] : [[name, readers[kind](name, text)]];
    }),
  );
}

const readers: Record<QueryKind, (name: string, text: string) => number | boolean> = {
  id(name, text) {
    const id = integerOf(text);
    if (id === undefined) throw badRequest(`${name} must be a whole number`);
    if (id < 1) throw badRequest(`${name} must be 1 or more`);
    if (id > MAX_ID) throw badRequest(`${name} must be ${MAX_ID} or less`);
    return id;
  },
  boolean(name, text) {
    if (text !== 'true' && text !== 'false') throw badRequest(`${name} must be true or false`);
    return text === 'true';
  },
};

/** The number that the text's digits make, if it is nothing else and the number exact. */
function integerOf(text: string): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Far more than any order needs, and small enough to parse without blocking the page. */
export const MAX_BODY_BYTES = 1_000_000;

/** Reads a request's JSON body. @throws {HttpError} when the body is missing, too large or not JSON */
export async function readJson(request: Request): Promise<unknown> {
  checkSize(Number(request.headers.get('Content-Length')));
  const bytes = await request.arrayBuffer();
  checkSize(bytes.byteLength);
  if (bytes.byteLength === 0) throw badRequest('The body is required');
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw unsupportedMediaType('The body must be JSON, with Content-Type: application/json');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badRequest('The body must be valid JSON');
  }
}

function checkSize(bytes: number): void {
  if (bytes > MAX_BODY_BYTES) throw tooLarge('The body is too large');
}
