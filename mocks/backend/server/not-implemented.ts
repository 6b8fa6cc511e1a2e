import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { notImplemented } from './http-error.ts';
import type { Route } from './route.ts';

/**
 * Adds a route for each endpoint of the contract that has no handler. It answers 501 and names the endpoint,
 * so that a missing handler is not mistaken for a typo in the path, which is a 404.
 */
export function withNotImplemented(
  routes: readonly Route[],
  contract: readonly Endpoint[] = Object.values(endpoints),
): Route[] {
  const handled = new Set(routes.map(({ endpoint }) => endpoint));
  const missing = contract.filter((endpoint) => !handled.has(endpoint));
  return [...routes, ...missing.map(notImplementedRoute)];
}

function notImplementedRoute(endpoint: Endpoint): Route {
  const error = notImplemented(endpoint);
  return { endpoint, handle: () => Promise.reject(error) };
}
