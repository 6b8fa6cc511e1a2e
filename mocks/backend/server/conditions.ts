import type { Endpoint } from '#src/contract/endpoint.ts';

/** A status, a network error, a response that never arrives, or the backend's own response. */
export type Failure = number | 'network' | 'never' | 'as-is';

/** Milliseconds to wait before a call is handled, and up to how many more, at random. */
interface Delay {
  latency?: number;
  jitter?: number;
}

/** The latency and failure to simulate before a call reaches its handler. */
export interface Condition extends Delay {
  failure?: Failure;
  /** How many calls succeed before the first failure. */
  after?: number | undefined;
  /** How many calls fail before they succeed again; all when omitted. */
  times?: number | undefined;
  /** The probability that a call fails, from 0 to 1; 1 when omitted. */
  odds?: number | undefined;
  /** What a call that fails waits in place of `latency` and `jitter`. */
  delay?: Delay | undefined;
  /** Set on the response of a call that fails. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** The body of that response. */
  body?: string | undefined;
}

/** A response in place of the backend's, or what to change of it where there is no status. */
export interface Override extends Pick<Condition, 'headers' | 'body'> {
  status: number | undefined;
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
   * Delays a call and decides, before its handler runs, what becomes of it.
   * @returns `disconnect` to simulate a network error
   * @throws the signal's reason when the caller aborts
   */
  async apply(
    endpoint: Endpoint,
    signal: AbortSignal,
  ): Promise<'proceed' | 'disconnect' | Override> {
    const own = this.#byEndpoint.get(endpoint);
    const failing =
      own?.failure === undefined
        ? this.#failing(this.#general, 'any')
        : this.#failing(own, endpoint);
    const { latency = 0, jitter = 0 } = failing?.delay ?? { ...this.#general, ...own };
    if (latency > 0 || jitter > 0) await pause(latency + jitter * this.#random(), signal);
    if (!failing) return 'proceed';
    const { failure, headers, body } = failing;
    if (failure === 'never') await pause(Infinity, signal);
    if (failure === 'network') return 'disconnect';
    return { status: typeof failure === 'number' ? failure : undefined, headers, body };
  }

  /** The condition, where it has the next call fail. */
  #failing(condition: Condition, counted: Endpoint | 'any'): Condition | undefined {
    const { failure, after = 0, times = Infinity, odds = 1 } = condition;
    if (failure === undefined) return undefined;
    const earlier = this.#counts.get(counted) ?? 0;
    this.#counts.set(counted, earlier + 1);
    if (earlier < after || earlier >= after + times) return undefined;
    return odds === 1 || this.#random() < odds ? condition : undefined;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
    if (milliseconds !== Infinity) setTimeout(resolve, milliseconds);
  });
}
