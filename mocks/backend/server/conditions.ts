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
  /** Starts anew with each condition that is set, unless it is passed on with `counterOf`. */
  counter?: Counter;
}

/** How many calls had a condition with a failure, whether or not they failed. */
interface Counter {
  calls: number;
}

/** A response in place of the backend's, or what to change of it where there is no status. */
export interface Override extends Pick<Condition, 'headers' | 'body'> {
  status: number | undefined;
}

/** Simulated latency and failures: none until a scenario, a tester or a test sets some. */
export class Conditions {
  readonly #conditions = new Map<Endpoint | 'any', Condition & { counter: Counter }>();
  readonly #random: () => number;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** Sets a condition for every call, merged into the current one. A condition of an endpoint takes precedence. */
  setForAll(condition: Condition): void {
    this.set('any', condition);
  }

  /** Sets a condition for the calls of one endpoint, merged into its current one. */
  set(endpoint: Endpoint | 'any', condition: Condition): void {
    const current = this.#conditions.get(endpoint);
    this.#conditions.set(endpoint, { ...current, counter: { calls: 0 }, ...condition });
  }

  /** The counter of an endpoint's condition, with which its next one goes on counting. */
  counterOf(endpoint: Endpoint | 'any'): Counter | undefined {
    return this.#conditions.get(endpoint)?.counter;
  }

  clear(): void {
    this.#conditions.clear();
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
    const general = this.#conditions.get('any');
    const own = this.#conditions.get(endpoint);
    const failing = this.#failing(own?.failure === undefined ? general : own);
    const { latency = 0, jitter = 0 } = failing?.delay ?? { ...general, ...own };
    if (latency > 0 || jitter > 0) await pause(latency + jitter * this.#random(), signal);
    if (!failing) return 'proceed';
    const { failure, headers, body } = failing;
    if (failure === 'never') await pause(Infinity, signal);
    if (failure === 'network') return 'disconnect';
    return { status: typeof failure === 'number' ? failure : undefined, headers, body };
  }

  /** The condition, where it has the next call fail. */
  #failing(condition: (Condition & { counter: Counter }) | undefined): Condition | undefined {
    if (condition?.failure === undefined) return undefined;
    const { after = 0, times = Infinity, odds = 1, counter } = condition;
    const earlier = counter.calls;
    counter.calls += 1;
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
