import type { Endpoint } from '#src/contract/endpoint.ts';
import { Problem } from './problem.ts';

/** A status to refuse with, a connection that breaks, or an answer that never comes. */
export type Failure = number | 'network' | 'never';

/** How a call fares on its way to the handler. */
export interface Condition {
  /** Milliseconds until the call is handled. */
  latency?: number;
  /** Up to so many milliseconds more, by chance. */
  jitter?: number;
  failure?: Failure;
}

/** Latency and failures on demand: none until a scenario or a test asks for some. */
export class Conditions {
  #general: Condition = {};
  readonly #ofEndpoint = new Map<Endpoint, Condition>();
  readonly #chance: () => number;

  constructor(chance: () => number = Math.random) {
    this.#chance = chance;
  }

  /** For every call; what is set for an endpoint goes before. */
  setForAll(condition: Condition): void {
    this.#general = condition;
  }

  set(endpoint: Endpoint, condition: Condition): void {
    this.#ofEndpoint.set(endpoint, condition);
  }

  clear(): void {
    this.#general = {};
    this.#ofEndpoint.clear();
  }

  /**
   * Lets a call wait and fail as asked for, before anything is changed.
   * @returns whether the connection breaks
   * @throws Problem where a status was asked for, and the signal's reason where the caller gives up
   */
  async meet(endpoint: Endpoint, signal: AbortSignal): Promise<'proceed' | 'break'> {
    const {
      latency = 0,
      jitter = 0,
      failure,
    } = {
      ...this.#general,
      ...this.#ofEndpoint.get(endpoint),
    };
    if (latency > 0 || jitter > 0) await pause(latency + jitter * this.#chance(), signal);
    if (failure === 'never') await pause(Infinity, signal);
    if (failure === 'network') return 'break';
    if (typeof failure === 'number') throw new Problem(failure, 'This failure was asked for');
    return 'proceed';
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (milliseconds !== Infinity) setTimeout(resolve, milliseconds);
  });
}
