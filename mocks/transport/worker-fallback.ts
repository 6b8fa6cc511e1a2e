import type { Answer } from '#mocks/backend/server/answer.ts';
import { asNetwork, type Transport } from './intercept-fetch.ts';

/** Carried by every answer that comes from the backend, so that one of the static host is told apart. */
export const backendHeader = 'x-backend';

/** Carried by every call through the worker, so that it is known again when the worker brings it. */
const callHeader = 'x-call';

/**
 * How many milliseconds a call may be on its way to the backend, and its answer on the way back. The time in
 * between is the backend's own and has no limit: calls are made slow on purpose.
 */
export const ARRIVAL_LIMIT = 5_000;

interface Worker {
  isControlled: () => boolean;
  /** Has the browser look after a worker that it could not start. */
  reregister: () => void;
}

/**
 * Sends calls through the worker and answers in the page those that got lost on the way: the browser passed the
 * worker by and the static host has answered, the worker died, or it lived and lost the message. A call reaches
 * the backend once: one that has arrived gets the answer it was given there, and one that arrives after the page
 * has answered it is refused.
 * @returns the way, and the backend as the worker is to reach it
 */
export function withPageFallback(answer: Answer, { isControlled, reregister }: Worker) {
  const underWay = new Map<string, CallUnderWay>();

  const reached: Answer = async (request) => {
    const id = request.headers.get(callHeader);
    if (id === null) return answer(request);
    const call = underWay.get(id);
    return call ? (await call.arrive(request)).clone() : Response.error();
  };

  const route: Transport = async (request, send) => {
    if (!isControlled()) return asNetwork(answer)(request);
    const id = crypto.randomUUID();
    const call = new CallUnderWay(answer, () => underWay.delete(id));
    underWay.set(id, call);
    const headers = new Headers(request.headers);
    headers.set(callHeader, id);
    try {
      const signal = AbortSignal.any([request.signal, call.signal]);
      const response = await send({ headers, signal });
      if (response.headers.has(backendHeader)) return response;
    } catch (failure) {
      if (request.signal.aborted) throw failure;
    } finally {
      call.end();
    }
    if (!call.answered) reregister();
    return asNetwork((lost) => call.answered ?? answer(lost))(request);
  };

  return { route, reached };
}

/** A call on its way through the worker; it ends at the latest when its time on the way there or back is over. */
class CallUnderWay {
  /** What the backend answers, once the call has arrived. */
  answered: Promise<Response> | undefined;
  readonly #answer: Answer;
  readonly #onEnd: () => void;
  readonly #limit = new AbortController();
  #hasEnded = false;
  #timer = this.#startTimer();

  constructor(answer: Answer, onEnd: () => void) {
    this.#answer = answer;
    this.#onEnd = onEnd;
  }

  /** Aborts when the time on the way is over. */
  get signal(): AbortSignal {
    return this.#limit.signal;
  }

  async arrive(request: Request): Promise<Response> {
    clearTimeout(this.#timer);
    this.answered = this.#answer(request);
    const response = await this.answered;
    // The worker may have died meanwhile: then nobody waits for it to bring the answer.
    if (!this.#hasEnded) this.#timer = this.#startTimer();
    return response;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#hasEnded = true;
    this.#onEnd();
  }

  #startTimer() {
    return setTimeout(() => this.#limit.abort(), ARRIVAL_LIMIT);
  }
}
