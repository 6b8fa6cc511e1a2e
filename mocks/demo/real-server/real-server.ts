import { IDEMPOTENCY_KEY } from '#src/contract/headers.ts';
import type { Backend } from '#mocks/backend/create-backend.ts';
import type { Answer } from '#mocks/backend/server/answer.ts';
import { loggedPath } from '#mocks/backend/server/call-log.ts';
import type { Send } from '#mocks/transport/intercept-fetch.ts';
import { markedHeaders } from '#mocks/transport/service-worker/real-call.ts';
import { isControlled } from '#mocks/transport/site-worker.ts';
import { isLive, type LivePath } from './live-paths.ts';
import { RealRows } from './real-rows.ts';

/** Sends a call to the real server; undefined where the mock backend answers it. */
export type SendReal = (request: Request, send: Send) => Promise<Response> | undefined;

/**
 * Sends the calls of some paths to a real server, and all others to the mock backend. What the real one answers is
 * logged, and its rows can be bought here: see `RealRows`.
 * @param origin where the real server stands; empty for the site's own origin, whose host then passes calls on
 */
export function connectRealServer(
  backend: Backend,
  paths: readonly LivePath[],
  origin = import.meta.env.VITE_API_ORIGIN ?? '',
): { backend: Backend; sendReal: SendReal } {
  const rows = new RealRows();
  rows.layOver(backend.database);

  const answer: Answer = async (request) => {
    const response = await backend.answer(await rows.ids.toBackend(request));
    const isCart =
      request.method === 'GET' && new URL(request.url).pathname.startsWith('/api/cart/');
    if (isCart && response.ok) rows.keepCart(await response.clone().json());
    return rows.ids.toPage(response);
  };

  async function ask(request: Request, url: URL, send: Send): Promise<Response> {
    const start = { at: backend.clock().toISOString(), time: performance.now() };
    const log = (status: number, headers?: Headers, body?: unknown) =>
      backend.log.add({
        at: start.at,
        method: request.method,
        path: loggedPath(url),
        status,
        milliseconds: performance.now() - start.time,
        headers: request.headers,
        request: sent,
        ...(headers && { responseHeaders: headers }),
        response: body,
        realServer: origin || location.origin,
      });
    const sent = valueOf(await request.text());
    // Without the mark the worker would have the page answer. It leaves calls to other origins alone.
    const isPassedOn = origin === '' && isControlled();
    const headers = isPassedOn ? markedHeaders(request.headers) : new Headers(request.headers);
    // Its preflight would have to allow a header that the specification does not have.
    const isForeign = origin !== '' && origin !== location.origin;
    if (isForeign && import.meta.env.VITE_IDEMPOTENCY_KEY !== '1') headers.delete(IDEMPOTENCY_KEY);
    const address = origin === '' ? undefined : origin + url.pathname + url.search;
    try {
      const response = await send({ headers, signal: request.signal }, address);
      // The page reads the response itself, and sees where it breaks off.
      const body = valueOf(
        await response
          .clone()
          .text()
          .catch(() => ''),
      );
      if (request.method === 'GET' && response.ok) rows.takeFrom(url.pathname, body);
      log(response.status, response.headers, body);
      return response;
    } catch (failure) {
      log(0);
      throw failure;
    }
  }

  return {
    backend: { ...backend, answer },
    sendReal(request, send) {
      const url = new URL(request.url);
      return isLive(paths, request.method, url.pathname) ? ask(request, url, send) : undefined;
    },
  };
}

/** What a body holds: JSON, any other text, or nothing. */
function valueOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
