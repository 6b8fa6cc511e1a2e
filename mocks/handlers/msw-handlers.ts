import { http, type RequestHandler } from 'msw';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Answer } from '#mocks/server/answer.ts';
import { isBackendPath } from '#mocks/server/routing.ts';

/**
 * Ordinary MSW handlers for a backend: one per endpoint, named as the contract names them, and two
 * that refuse unknown paths and wrong methods. Which of two matching paths wins is `answer`'s to say,
 * so their order does not matter.
 */
export function mswHandlers(answer: Answer): RequestHandler[] {
  const respond = ({ request }: { request: Request }) =>
    // `*` also matches inside a path; /assets/api/x.js is a file, and a handler without an answer passes on.
    isBackendPath(new URL(request.url).pathname) ? answer(request) : undefined;
  return [
    ...Object.values(endpoints).map(({ method, path }) =>
      http[methodNames[method]](`*${path}`, respond),
    ),
    http.all('*/api/*', respond),
    http.all('*/health', respond),
  ];
}

const methodNames = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
