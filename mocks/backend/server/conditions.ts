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
  /** How many calls fare well before the first failure. */
  after?: number;
  /** How many calls fail before they fare well again. */
  times?: number;
  /** The share of calls that fail, from 0 to 1; all of them where it is not said. */
  odds?: number;
}

/** Latency and failures on demand: none until a scenario or a test asks for some. */
export class Conditions {
  #general: Condition = {};
  readonly #byEndpoint = new Map<Endpoint, Condition>();
  /** How many calls have met a condition that fails. */
  readonly #counts = new Map<Endpoint | 'any', number>();
  readonly #random: () => number;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** For every call, besides what was set before; what is set for an endpoint goes before. */
  setForAll(condition: Condition): void {
    this.#general = { ...this.#general, ...condition };
    this.#counts.delete('any');
  }

  /** For the calls of one endpoint, besides what was set before. */
  set(endpoint: Endpoint, condition: Condition): void {
    this.#byEndpoint.set(endpoint, { ...this.#byEndpoint.get(endpoint), ...condition });
    this.#counts.delete(endpoint);
  }

  clear(): void {
    this.#general = {};
    this.#byEndpoint.clear();
    this.#counts.clear();
  }

  /**
   * Lets a call wait and fail as asked for, before anything is changed.
   * @returns whether the connection breaks
   * @throws Problem where a status was asked for, and the signal's reason where the caller gives up
   */
  async apply(endpoint: Endpoint, signal: AbortSignal): Promise<'proceed' | 'break'> {
    const own = this.#byEndpoint.get(endpoint);
    const { latency = 0, jitter = 0 } = { ...this.#general, ...own };
    const failure =
      own?.failure === undefined
        ? this.#failureBy(this.#general, 'any')
        : this.#failureBy(own, endpoint);
    if (latency > 0 || jitter > 0) await pause(latency + jitter * this.#random(), signal);
    if (failure === 'never') await pause(Infinity, signal);
    if (failure === 'network') return 'break';
    if (typeof failure === 'number') throw new Problem(failure, 'This failure was asked for');
    return 'proceed';
  }

  #failureBy(
    { failure, after = 0, times = Infinity, odds = 1 }: Condition,
    counted: Endpoint | 'any',
  ): Failure | undefined {
    if (failure === undefined) return undefined;
    const earlier = this.#counts.get(counted) ?? 0;
    this.#counts.set(counted, earlier + 1);
    if (earlier < after || earlier >= after + times) return undefined;
    return odds === 1 || this.#random() < odds ? failure : undefined;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
    if (milliseconds !== Infinity) setTimeout(resolve, milliseconds);
  });
}
