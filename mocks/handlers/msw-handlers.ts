import { http, type RequestHandler } from 'msw';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Answer } from '#mocks/server/answer.ts';
import { isBackendPath } from '#mocks/server/routing.ts';

const methodNames = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/**
 * Ordinary MSW handlers for a backend: one per endpoint, named as the contract names them, and two
 * that refuse unknown paths and wrong methods. Which of two matching paths wins is `answer`'s to say,
 * so among these the order does not matter.
 */
export function mswHandlers(answer: Answer): RequestHandler[] {
  const respond = ({ request }: { request: Request }) =>
    // `*` also matches inside a path; /assets/api/x.js is a file, and a handler without an answer passes on.
    isBackendPath(pathOf(request)) ? answer(request) : undefined;
  return [
    // MSW decodes paths to compare them, and stumbles over `/api/cart/%` unless somebody takes it before.
    http.all(({ request }) => !isDecodable(pathOf(request)), respond),
    ...Object.values(endpoints).map(({ method, path }) =>
      http[methodNames[method]](`*${path}`, respond),
    ),
    http.all('*/api/*', respond),
    http.all('*/health', respond),
  ];
}

const pathOf = (request: Request) => new URL(request.url).pathname;

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
