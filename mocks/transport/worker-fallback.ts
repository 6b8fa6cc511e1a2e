import { BACKEND_HEADER } from '#src/contract/headers.ts';
import type { Answer } from '#mocks/backend/server/answer.ts';
import { asNetwork, type Transport } from './intercept-fetch.ts';
import { CALL_HEADER } from './service-worker/messages.ts';

/**
 * How many milliseconds a request may take to reach the backend through the worker, and the response to come back.
 * The time in between is the backend's own and has no limit: calls are made slow on purpose.
 */
export const WORKER_TIMEOUT = 5_000;

interface Worker {
  isControlled: () => boolean;
  /** Asks by a request whether requests pass through the worker, which the browser may bypass. */
  isPassed: () => Promise<boolean>;
  /** Registers a worker again that the browser could not start. */
  reregister: () => void;
}

/**
 * Sends calls through the worker, and answers in the page those that the worker loses: the browser bypasses it and
 * the static host responds, it dies, or it lives and drops the message. A call reaches the backend once: one that
 * has reached it gets that response, and one that reaches it after the page has answered is refused.
 * @returns the transport for the page's calls, and the backend that MSW is to call with what the worker passes on
 */
export function withPageFallback(answer: Answer, { isControlled, isPassed, reregister }: Worker) {
  const pending = new Map<string, PendingCall>();

  const answerFromWorker: Answer = async (request) => {
    const id = request.headers.get(CALL_HEADER);
    if (id === null) return answer(request);
    const call = pending.get(id);
    return call ? (await call.answer(request)).clone() : Response.error();
  };

  const transport: Transport = async (request, send) => {
    if (!isControlled()) return asNetwork(answer)(request);
    // Asked before each: what it carries, as a password, would be in the hands of the static host.
    if (request.method !== 'GET' && !(await isPassed())) {
      reregister();
      return asNetwork(answer)(request);
    }
    request.signal.throwIfAborted();
    const id = crypto.randomUUID();
    const call = new PendingCall(answer, request.signal, () => pending.delete(id));
    pending.set(id, call);
    const headers = new Headers(request.headers);
    headers.set(CALL_HEADER, id);
    try {
      const response = await send({ headers, signal: call.signal });
      if (response.headers.has(BACKEND_HEADER)) return response;
    } catch (failure) {
      if (request.signal.aborted) throw failure;
    } finally {
      call.end();
    }
    if (!call.response) reregister();
    return asNetwork((lost) => call.response ?? answer(lost))(request);
  };

  return { transport, answerFromWorker };
}

/**
 * A call that the page has sent through the worker. Its signal aborts when one of the two ways takes too long, and when the
 * page aborts it; `AbortSignal.any` would say so, but is newer than the oldest browsers.
 */
class PendingCall {
  /** The backend's response, once the request has reached it. */
  response: Promise<Response> | undefined;
  readonly #answer: Answer;
  readonly #onEnd: () => void;
  readonly #controller = new AbortController();
  #hasEnded = false;
  #timer = this.#startTimer();

  constructor(answer: Answer, caller: AbortSignal, onEnd: () => void) {
    this.#answer = answer;
    this.#onEnd = onEnd;
    caller.addEventListener('abort', () => this.#controller.abort(caller.reason));
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  async answer(request: Request): Promise<Response> {
    clearTimeout(this.#timer);
    this.response = this.#answer(request);
    const response = await this.response;
    // The worker may have died meanwhile: then nobody waits for it to bring the response.
    if (!this.#hasEnded) this.#timer = this.#startTimer();
    return response;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#hasEnded = true;
    this.#onEnd();
  }

  #startTimer() {
    return setTimeout(() => this.#controller.abort(), WORKER_TIMEOUT);
  }
}
