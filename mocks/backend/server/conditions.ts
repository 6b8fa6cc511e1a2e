import type { Endpoint } from '#src/contract/endpoint.ts';
import { HttpError } from './http-error.ts';

/** An error status, a network error, or a response that never arrives. */
export type Failure = number | 'network' | 'never';

/** The latency and failure to simulate before a call reaches its handler. */
export interface Condition {
  /** Milliseconds to wait before the call is handled. */
  latency?: number;
  /** Up to this many more milliseconds, at random. */
  jitter?: number;
  failure?: Failure;
  /** How many calls succeed before the first failure. */
  after?: number;
  /** How many calls fail before they succeed again; all when omitted. */
  times?: number;
  /** The probability that a call fails, from 0 to 1; 1 when omitted. */
  odds?: number;
}

/** Simulated latency and failures: none until a scenario, a tester or a test sets some. */
export class Conditions {
  #general: Condition = {};
  readonly #byEndpoint = new Map<Endpoint, Condition>();
  /** How many calls had a condition with a failure, whether or not they failed. */
  readonly #counts = new Map<Endpoint | 'any', number>();
  readonly #random: () => number;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** Sets a condition for every call, merged into the current one. A condition of an endpoint takes precedence. */
  setForAll(condition: Condition): void {
    this.#general = { ...this.#general, ...condition };
    this.#counts.delete('any');
  }

  /** Sets a condition for the calls of one endpoint, merged into its current one. */
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
   * Delays a call and fails it as configured, before its handler runs.
   * @returns `disconnect` to simulate a network error
   * @throws {HttpError} for a configured status; also the signal's reason when the caller aborts
   */
  async apply(endpoint: Endpoint, signal: AbortSignal): Promise<'proceed' | 'disconnect'> {
    const own = this.#byEndpoint.get(endpoint);
    const { latency = 0, jitter = 0 } = { ...this.#general, ...own };
    const failure =
      own?.failure === undefined
        ? this.#failureBy(this.#general, 'any')
        : this.#failureBy(own, endpoint);
    if (latency > 0 || jitter > 0) await pause(latency + jitter * this.#random(), signal);
    if (failure === 'never') await pause(Infinity, signal);
    if (failure === 'network') return 'disconnect';
    if (typeof failure === 'number') throw new HttpError(failure, 'This failure was asked for');
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
