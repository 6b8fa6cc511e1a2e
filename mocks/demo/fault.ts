import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Condition, Failure } from '#mocks/backend/server/conditions.ts';
import { matchPath } from '#mocks/backend/server/routing.ts';

/** How the calls of one endpoint, or all calls, fail. */
export interface Fault extends Pick<Condition, 'after' | 'times' | 'odds'> {
  endpoint: Endpoint | 'any';
  failure: Failure;
}

const FAULT =
  /^(?:(?<method>[a-z]+) )?(?<path>\/\S*?|\*):(?<failure>[1-5]\d\d|network|never)(?<limits>( .+)?)$/i;
const LIMIT = /^(?:(?<once>once)|(?<times>\d+)x|after (?<after>\d+)|(?<odds>\d+)%)$/i;
const routes = Object.values(endpoints).map((endpoint) => ({ endpoint }));

/**
 * Reads a fault: `POST /api/orders:500`, `/api/cart/6:network once`, `*:503 20%`,
 * `GET /api/artworks/:id:never 2x after 3`. A path without a method means GET.
 * @throws Error saying what a fault looks like, or which calls there are
 */
export function parseFault(text: string): Fault {
  const { method = 'GET', path, failure, limits } = FAULT.exec(text.trim())?.groups ?? {};
  if (path === undefined || failure === undefined) {
    throw new Error(
      `"${text}" is no fault. One reads "POST /api/orders:500": a call, and a status, "network" or "never"; then, if you like, "once", "2x", "after 3" or "20%".`,
    );
  }
  return {
    endpoint: path === '*' ? 'any' : endpointAt(method.toUpperCase(), path),
    failure: /^\d/.test(failure) ? Number(failure) : (failure.toLowerCase() as 'network' | 'never'),
    ...parseLimits(limits ?? ''),
  };
}

/** The text that `parseFault` reads. */
export function formatFault({ endpoint, failure, times, after, odds }: Fault): string {
  return [
    `${formatEndpoint(endpoint)}:${failure}`,
    times === 1 && 'once',
    times !== undefined && times !== 1 && `${times}x`,
    after !== undefined && `after ${after}`,
    odds !== undefined && `${Math.round(odds * 100)}%`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** `POST /api/orders`, or `*` for any call. */
export function formatEndpoint(endpoint: Endpoint | 'any'): string {
  return endpoint === 'any' ? '*' : `${endpoint.method} ${endpoint.path}`;
}

function endpointAt(method: string, path: string): Endpoint {
  const match = matchPath(routes, path).find(({ route }) => route.endpoint.method === method);
  if (match) return match.route.endpoint;
  const calls = routes.map(({ endpoint }) => formatEndpoint(endpoint)).join(', ');
  throw new Error(
    `"${method} ${path}" is no call of the shop. There are: ${calls}, and * for any.`,
  );
}

function parseLimits(text: string): Pick<Fault, 'after' | 'times' | 'odds'> {
  const words = text.match(/after \S+|\S+/gi) ?? [];
  return Object.assign(
    {},
    ...words.map((word) => {
      const { once, times, after, odds } = LIMIT.exec(word)?.groups ?? {};
      if (once) return { times: 1 };
      if (times) return { times: Number(times) };
      if (after) return { after: Number(after) };
      if (odds) return { odds: Number(odds) / 100 };
      throw new Error(`"${word}" limits no fault. What does: "once", "2x", "after 3", "20%".`);
    }),
  );
}
