import { type CallLog, loggedPath } from './call-log.ts';
import type { Conditions } from './conditions.ts';
import { methodNotAllowed, notFound, Problem } from './problem.ts';
import { readJson } from './request-body.ts';
import type { Route } from './route.ts';
import { matchPath } from './routing.ts';

/** The backend as a function: a request in, a response out, whatever carries the two. */
export type Answer = (request: Request) => Promise<Response>;

export interface Server {
  routes: readonly Route[];
  conditions: Conditions;
  log: CallLog;
  clock: () => Date;
}

/** What a call comes to, before it is a response; without a payload the body is empty. */
interface Result {
  status: number;
  payload?: unknown;
  headers?: Readonly<Record<string, string>>;
}

const NETWORK_ERROR: Result = { status: 0 };

/**
 * Builds the backend's one function. It never rejects: every answer is JSON or empty, and
 * `Response.error()` where the connection broke or the caller has given up.
 */
export function createAnswer({ routes, conditions, log, clock }: Server): Answer {
  return async function answer(request) {
    const url = new URL(request.url);
    const start = { at: clock().toISOString(), time: performance.now() };
    let body: unknown;
    const readBody = async () => (body = await readJson(request));

    const handled = await respond(routes, conditions, { request, url, readBody }).catch(
      // A caller that gives up is no fault to report.
      (failure: unknown) => (request.signal.aborted ? NETWORK_ERROR : errorResult(failure)),
    );
    const outcome = request.signal.aborted ? NETWORK_ERROR : handled;

    log.add({
      at: start.at,
      method: request.method,
      path: loggedPath(url),
      status: outcome.status,
      milliseconds: performance.now() - start.time,
      request: body,
      response: outcome.payload,
    });
    return toResponse(outcome, request.method);
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
  const matches = matchPath(routes, url.pathname);
  if (matches.length === 0) throw notFound('Path');

  const allowed = withImpliedMethods(matches.map(({ route }) => route.endpoint.method));
  if (request.method === 'OPTIONS') {
    return { status: 204, headers: { Allow: allowed.join(', ') } };
  }
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matches.find(({ route }) => route.endpoint.method === method);
  if (!match) throw methodNotAllowed(allowed);

  const { route, segments } = match;
  const fate = await conditions.apply(route.endpoint, request.signal);
  if (fate === 'break') return NETWORK_ERROR;
  const payload = await route.handle({ segments, url, headers: request.headers, readBody });
  return { status: route.status, payload };
}

function withImpliedMethods(methods: readonly string[]): string[] {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

function errorResult(failure: unknown): Result {
  const { status, message, headers } = problemOf(failure);
  return { status, payload: { message }, headers };
}

function problemOf(failure: unknown): Problem {
  if (failure instanceof Problem) return failure;
  // oxlint-disable-next-line no-console -- a fault of ours; the console is where somebody looks for it
  console.error(failure);
  return new Problem(500, 'Something went wrong');
}

function toResponse(outcome: Result, method: string): Response {
  if (outcome === NETWORK_ERROR) return Response.error();
  const { status, payload, headers } = outcome;
  // Of no payload there is no text, which the type of `stringify` does not say.
  const text: string | undefined = JSON.stringify(payload);
  return new Response(method === 'HEAD' ? undefined : text, {
    status,
    headers: {
      // Tells an answer of the backend from a page of a static host that knows no /api.
      'X-Backend': 'vernissage',
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  });
}
