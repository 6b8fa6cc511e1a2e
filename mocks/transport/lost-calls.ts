import type { Answer } from '#mocks/server/answer.ts';
import { asNetwork, type Route } from './intercept-fetch.ts';

/** Carried by every answer that comes from the backend, so that one of the static host is told apart. */
export const backendHeader = 'x-backend';

interface Worker {
  isControlled: () => boolean;
  /** Has the browser look after a worker that it could not start. */
  revive: () => void;
}

/**
 * Sends calls through the worker and answers in the page those that got lost on the way: the browser passed the
 * worker by and the static host has answered, or the worker died. A call that has reached the backend is never
 * made again; its own failure is passed on.
 * @returns the way, and the backend as the worker is to reach it
 */
export function throughWorker(answer: Answer, { isControlled, revive }: Worker) {
  const arrivals = new Map<string, number>();
  const arrivalsOf = ({ method, url }: Request) => arrivals.get(`${method} ${url}`) ?? 0;
  const inPage = asNetwork(answer);

  const reached: Answer = (request) => {
    arrivals.set(`${request.method} ${request.url}`, arrivalsOf(request) + 1);
    return answer(request);
  };

  const route: Route = async (request, send) => {
    if (!isControlled()) return inPage(request);
    const before = arrivalsOf(request);
    const hasArrived = () => request.method !== 'GET' && arrivalsOf(request) !== before;
    try {
      const response = await send();
      if (response.headers.has(backendHeader) || hasArrived()) return response;
    } catch (failure) {
      if (request.signal.aborted || arrivalsOf(request) !== before) throw failure;
    }
    revive();
    return inPage(request);
  };

  return { route, reached };
}
