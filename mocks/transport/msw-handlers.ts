import { http, type RequestHandler } from 'msw';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Answer } from '#mocks/backend/server/answer.ts';
import { isBackendPath } from '#mocks/backend/server/routing.ts';

const methodNames = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

export interface MswOptions {
  /**
   * Whose calls are the backend's, as in `http://localhost:3000`; else the page's own. In Node there is no page:
   * where no origin is named, the calls of every host are.
   */
  origin?: string;
}

/**
 * Ordinary MSW handlers for a backend: one per endpoint, named as the contract names them, and two
 * that refuse unknown paths and wrong methods. Which of two matching paths wins is `answer`'s to say,
 * so among these the order does not matter. Calls of another origin are passed on.
 */
export function mswHandlers(
  answer: Answer,
  { origin = globalThis.location?.origin }: MswOptions = {},
): RequestHandler[] {
  const isOwn = ({ url }: Request) =>
    isBackendPath(pathOf(url)) && (!origin || new URL(url).origin === origin);
  const respond = ({ request }: { request: Request }) =>
    // `*` also matches inside a path; /assets/api/x.js is a file, and a handler without an answer passes on.
    isOwn(request) ? answer(request) : undefined;
  const host = origin ?? '*';
  return [
    // MSW decodes paths to compare them, and stumbles over `/api/cart/%` unless somebody takes it before.
    http.all(({ request }) => !isDecodable(pathOf(request.url)), respond),
    ...Object.values(endpoints).map(({ method, path }) =>
      http[methodNames[method]](host + path, respond),
    ),
    http.all(`${host}/api/*`, respond),
    http.all(`${host}/health`, respond),
  ];
}

const pathOf = (url: string) => new URL(url).pathname;

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
