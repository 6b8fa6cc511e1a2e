import { matchPath } from './routing.ts';
import { methodNotAllowed, notFound, Problem } from './problem.ts';
import type { Route } from './route.ts';

/** The backend as a function: a request in, a response out, whatever carries the two. */
export type Answer = (request: Request) => Promise<Response>;

/** Builds the backend's one function from its routes. It never throws. */
export function createAnswer(routes: readonly Route[]): Answer {
  return async function answer(request) {
    try {
      return await respond(routes, request);
    } catch (failure) {
      return refuse(failure);
    }
  };
}

async function respond(routes: readonly Route[], request: Request): Promise<Response> {
  const url = new URL(request.url);
  const matches = matchPath(routes, url.pathname);
  if (matches.length === 0) throw notFound('Path');

  const allowed = allowedMethods(matches.map(({ route }) => route.endpoint.method));
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { Allow: allowed.join(', ') } });
  }
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matches.find(({ route }) => route.endpoint.method === method);
  if (!match) throw methodNotAllowed(allowed);

  const result = await match.route.handle({ segments: match.segments, url, request });
  if (match.route.status === 204) return new Response(null, { status: 204 });
  const response = Response.json(result, { status: match.route.status });
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

function allowedMethods(methods: readonly string[]): string[] {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

function refuse(failure: unknown): Response {
  const { status, message, headers } =
    failure instanceof Problem ? failure : new Problem(500, 'Something went wrong');
  return Response.json({ message }, { status, headers });
}
