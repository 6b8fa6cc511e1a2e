import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#src/contract/endpoint.ts';
import type { EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { BACKEND_HEADER, UNCHANGED } from '#src/contract/headers.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import type { Id } from '#src/domain/id.ts';
import type { Readers } from './readers/readers.ts';

/**
 * What a failed call raises.
 *
 * - `refused`: the response was not ok; the message reads `{status}: {body text, else status text}`
 * - `unusable`: the response was ok and cannot be read
 * - `missing`: the response was ok and says nothing of what was asked for
 * - `unreachable`: the call itself failed: there was no response, or its body broke off
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly reason: 'refused' | 'unusable' | 'missing' | 'unreachable';
  /** HTTP status; 0 where there was no response. */
  readonly status: number;
  /** Body text of the response, which for a refusal may be the envelope `{"message": …}`. */
  readonly text: string;

  constructor(
    reason: RequestError['reason'],
    message: string,
    answer: { status: number; text: string },
    cause?: unknown,
  ) {
    super(message, { cause });
    this.reason = reason;
    this.status = answer.status;
    this.text = answer.text;
  }
}

/** A 404, a 410, or an ok response without content, means that the thing does not exist. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof RequestError &&
    ([404, 410].includes(error.status) || error.reason === 'missing')
  );
}

/** A failed call is told to the visitor; any other error is an issue of the program, and must not end there. */
export function reportUnexpected(error: unknown): void {
  if (!(error instanceof RequestError)) reportError(error);
}

type Part<Name extends string, Value> = undefined extends Value
  ? unknown
  : Record<never, never> extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value };

/** The same, with ids of any server. */
type WithIds<Value> = {
  [Name in keyof Value]: Name extends 'id' | `${string}Id`
    ? Id | Exclude<Value[Name], number>
    : Value[Name] extends object
      ? WithIds<Value[Name]>
      : Value[Name];
};

/** The parts a call carries; each is required where the contract requires one of its fields. */
export type CallParts<E extends Endpoint> = Part<'params', WithIds<ParamsOf<E>>> &
  Part<'query', WithIds<QueryOf<E>>> &
  Part<'body', WithIds<BodyOf<E>>>;

/** The endpoints whose responses are read, and what is read of each: without a reader, what the contract says. */
type Read = {
  [Name in EndpointName as ResponseOf<(typeof endpoints)[Name]> extends undefined ? never : Name]: {
    endpoint: (typeof endpoints)[Name];
    value: Name extends keyof Readers
      ? Exclude<ReturnType<Readers[Name]['read']>, undefined>
      : ResponseOf<(typeof endpoints)[Name]>;
  };
} extends infer ByName
  ? ByName[keyof ByName]
  : never;
export type ReadEndpoint = Read['endpoint'];
export type ReadOf<E extends ReadEndpoint> = Extract<Read, { endpoint: E }>['value'];

interface LooseParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

let ready: (() => Promise<unknown>) | undefined;
let painted: Promise<unknown> | undefined;

/** Holds every call until the backend has started; where it fails, so do the calls, and the next one starts it again. */
export function holdCallsUntil(startBackend: (() => Promise<unknown>) | undefined): void {
  ready = startBackend && loadOnce(startBackend);
}

/** Holds the calls of a page that is about to be rendered until it has been painted, which they would delay. */
export function holdCallsUntilPainted(): void {
  // A hidden page is not painted.
  if (document.hidden) return;
  painted = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Path and query of a call, which is also its cache key. */
export function urlOf<E extends Endpoint>(
  endpoint: E,
  parts: Pick<LooseParts, 'params' | 'query'> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const search = String(query);
  return search ? `${path}?${search}` : path;
}

/**
 * Makes a call and reads its response.
 * @throws {RequestError} for every way in which it can fail; an abort is passed on as it is
 */
export async function request<E extends ReadEndpoint>(
  endpoint: E,
  parts: CallParts<E> & { signal?: AbortSignal },
): Promise<ReadOf<E>> {
  const response = await call(endpoint, parts);
  const url = urlOf(endpoint, parts as LooseParts);
  return (await read(response, endpoint, url, parts.signal)) as ReadOf<E>;
}

/**
 * Reads an address whose answer is compared with one that was read before.
 * @throws {RequestError} for every way in which it can fail
 */
export async function readAny(url: string): Promise<unknown> {
  const endpoint = { method: 'GET', path: url } as Endpoint;
  return read(await call(endpoint, {}), endpoint, url);
}

async function read(
  response: Response,
  { method }: Endpoint,
  url: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const text = await bodyOf(response, signal);
  const value = fromJson(text);
  // The mock backend answers with rows that were checked when they were made.
  if (value !== undefined && response.headers.get(BACKEND_HEADER) === UNCHANGED) return value;
  const { readResponse } = await orUnreachable(loadReaders(), signal);
  return readResponse({ method, url, response, text, value });
}

/** What only the responses of a real server need. */
const loadReaders = () => import('./read-response.ts');

/**
 * Makes a call of whose answer only ok is read; any body will do.
 * @throws {RequestError} when it is refused or unreachable
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  parts: CallParts<E> & { headers?: Record<string, string> },
): Promise<void> {
  await call(endpoint, parts as LooseParts);
}

async function call(
  endpoint: Endpoint,
  parts: LooseParts & { signal?: AbortSignal },
): Promise<Response> {
  const { signal } = parts;
  await orUnreachable(ready?.(), signal);
  await painted;
  const hasBody = parts.body !== undefined;
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers: { ...parts.headers, ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(parts.body) }),
    ...(signal && { signal }),
  };
  // A real server may stand at another origin than the site; a name that is not set is left out of the code.
  const isLive = import.meta.env.VITE_BACKEND === 'live';
  const origin = (isLive && import.meta.env.VITE_API_ORIGIN) || '';
  const url = urlOf(endpoint, parts);
  const response = await orUnreachable(fetch(origin + url, init), signal);
  if (response.ok) return response;
  const text = await bodyOf(response, signal);
  const { status, statusText } = response;
  // A page is that of a host which does not know the call, and is never shown as text; no JSON begins like it.
  const shown = /^\s*</.test(text)
    ? (await orUnreachable(loadReaders(), signal, status)).reportPage(
        endpoint.method,
        url,
        response,
      )
    : text || statusText;
  throw new RequestError('refused', `${status}: ${shown}`, { status, text });
}

function bodyOf(response: Response, signal: AbortSignal | undefined): Promise<string> {
  return orUnreachable(response.text(), signal, response.status);
}

/**
 * A step on the way to the backend and back.
 * @throws {RequestError} unreachable where the step fails; an abort is passed on as it is
 */
async function orUnreachable<Value>(
  step: Value | Promise<Value>,
  signal: AbortSignal | undefined,
  status = 0,
): Promise<Value> {
  try {
    return await step;
  } catch (error) {
    signal?.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    throw new RequestError('unreachable', reason, { status, text: '' }, error);
  }
}

/** The value of a JSON text; undefined where it is none. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
