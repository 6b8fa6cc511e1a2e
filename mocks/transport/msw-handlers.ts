import { http, type RequestHandler } from 'msw';
import type { Answer } from '#mocks/backend/server/answer.ts';
import { isBackendPath } from '#src/contract/routing.ts';

export interface MswOptions {
  /**
   * Whose calls are the backend's, as in `http://localhost:3000`; else the page's own. In Node there is no page:
   * where no origin is named, the calls of every host are.
   */
  origin?: string;
}

/**
 * The backend as an MSW handler, for `setupWorker` and `setupServer`: requests of another origin, for files and for
 * pages are passed on. It is a single one because `answer` finds the endpoint itself; a handler given to `use` still
 * overrides any endpoint.
 */
export function mswHandlers(
  answer: Answer,
  { origin = globalThis.location?.origin }: MswOptions = {},
): RequestHandler[] {
  // Not a path as text: MSW would decode the request's to compare the two, and fail for `/api/cart/%`.
  const isBackendCall = ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    return isBackendPath(url.pathname) && (!origin || url.origin === origin);
  };
  return [http.all(isBackendCall, ({ request }) => answer(request))];
}
