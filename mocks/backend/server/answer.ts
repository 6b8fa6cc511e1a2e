import { BACKEND_HEADER, UNCHANGED } from '#src/contract/headers.ts';
import { matchEndpoints } from '#src/contract/routing.ts';
import { type CallLog, loggedPath } from './call-log.ts';
import type { Conditions } from './conditions.ts';
import { HttpError, methodNotAllowed, notFound } from './http-error.ts';
import { readJson } from './request-parts.ts';
import type { Route } from './route.ts';

/** The backend as a function from request to response, independent of the transport. */
export type Answer = (request: Request) => Promise<Response>;

/** What `createAnswer` needs. */
interface Server {
  routes: readonly Route[];
  conditions: Conditions;
  log: CallLog;
  clock: () => Date;
}

/** The result of a call before it becomes a `Response`. Without a payload the body is empty. */
export interface Result {
  status: number;
  payload?: unknown;
  /** The body's text, where it is not that of the payload. */
  text?: string;
  headers?: Readonly<Record<string, string>>;
}

const NETWORK_ERROR: Result = { status: 0 };

/**
 * Creates the backend's `answer` function. It never rejects. The response is JSON or empty, or `Response.error()`
 * after a simulated network error or an abort by the caller.
 */
export function createAnswer({ routes, conditions, log, clock }: Server): Answer {
  return async function answer(request) {
    const url = new URL(request.url);
    const start = { at: clock().toISOString(), time: performance.now() };
    let body: unknown;
    let reading: Promise<unknown> | undefined;
    const readBody = () => (reading ??= readJson(request).then((json) => (body = json)));

    const settled = await respond(routes, conditions, { request, url, readBody }).catch(
      // An abort by the caller is not an error to report.
      (failure: unknown) => (request.signal.aborted ? NETWORK_ERROR : errorResult(failure)),
    );
    const result = request.signal.aborted ? NETWORK_ERROR : settled;
    const response = toResponse(result, request.method);

    log.add({
      at: start.at,
      method: request.method,
      path: loggedPath(url),
      status: result.status,
      milliseconds: performance.now() - start.time,
      headers: request.headers,
      request: body,
      responseHeaders: response.headers,
      response: result.payload,
    });
    return response;
  };
}

interface IncomingCall {
  request: Request;
  url: URL;
  readBody: () => Promise<unknown>;
}

async function respond(
  routes: readonly Route[],
  conditions: Conditions,
  { request, url, readBody }: IncomingCall,
): Promise<Result> {
  const matches = matchEndpoints(routes, url.pathname);
  if (matches.length === 0) throw notFound('Path');

  const allowed = withImpliedMethods(matches.map(({ route }) => route.endpoint.method));
  if (request.method === 'OPTIONS') {
    return { status: 204, headers: { Allow: allowed.join(', ') } };
  }
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matches.find(({ route }) => route.endpoint.method === method);
  if (!match) throw methodNotAllowed(allowed);

  const { route, segments } = match;
  const failing = await conditions.apply(route.endpoint, request.signal);
  // For the log, of a call that fails on purpose. Others read it in their handler, and so keep their order.
  if (failing && method !== 'GET') await readBody().catch(() => {});
  if (failing?.failure === 'network') return NETWORK_ERROR;
  const handle = async (): Promise<Result> => {
    const payload = await route.handle({ segments, url, headers: request.headers, readBody });
    return { status: route.status ?? (payload === undefined ? 204 : 200), payload };
  };
  if (!failing) return handle();
  const ownResult = () => handle().catch(refusal);
  // Only testers need it.
  return (await import('./overridden.ts')).overridden(failing, ownResult);
}

function withImpliedMethods(methods: readonly string[]): string[] {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

function errorResult(failure: unknown): Result {
  const { status, message, headers } = httpErrorOf(failure);
  return { status, payload: { message }, headers };
}

/** The result of a call that the handler refused; what else was thrown is thrown on. */
function refusal(failure: unknown): Result {
  if (failure instanceof HttpError) return errorResult(failure);
  throw failure;
}

function httpErrorOf(failure: unknown): HttpError {
  if (failure instanceof HttpError) return failure;
  // oxlint-disable-next-line no-console -- a bug in the backend: the response hides it, the console must not
  console.error(failure);
  return new HttpError(500, 'Something went wrong');
}

/** A list that a table returns again, because no row has changed, is serialised once. */
const textsOfLists = new WeakMap<object, string>();

function jsonOf(payload: unknown): string | undefined {
  if (!Array.isArray(payload)) return JSON.stringify(payload);
  const known = textsOfLists.get(payload);
  const text = known ?? JSON.stringify(payload);
  if (known === undefined) textsOfLists.set(payload, text);
  return text;
}

/** Statuses that a `Response` with a body must not have. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

function toResponse(result: Result, method: string): Response {
  if (result === NETWORK_ERROR) return Response.error();
  const { status, payload, headers = {} } = result;
  const text = BODILESS.has(status) ? undefined : (result.text ?? jsonOf(payload));
  const all = new Headers({
    // Distinguishes the backend's response from the HTML page that a static host returns for /api.
    [BACKEND_HEADER]: UNCHANGED,
    ...(text !== undefined && { 'Content-Type': 'application/json' }),
  });
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(method === 'HEAD' ? undefined : text, { status, headers: all });
}
