import { masked } from '#src/contract/secrets.ts';

/** A call as the log stores it. */
export interface LoggedCall {
  /** Sequence number among all calls, never reused: it does not change when older calls are dropped. */
  id: number;
  /** ISO date and time. */
  at: string;
  method: string;
  /** Includes the query; secrets are masked. */
  path: string;
  /** 0 for a network error. */
  status: number;
  milliseconds: number;
  /** Those of the request, as JSON text with secrets masked. */
  headers: string;
  /** Body as JSON text with secrets masked; empty when there was none. */
  request: string;
  response: string;
  /** The origin of the real server that answered; none where the mock backend did. */
  realServer?: string;
}

/** A call before it is serialised: its headers and bodies are still values. */
interface CallToLog extends Omit<LoggedCall, 'id' | 'headers' | 'request' | 'response'> {
  headers?: Headers;
  request: unknown;
  responseHeaders?: Headers;
  response: unknown;
}

const KEPT_CALLS = 100;
export const KEPT_CHARACTERS = 4_000;
/** More rows than `KEPT_CHARACTERS` can hold: a long list is neither serialised whole nor held in memory. */
export const MOST_ROWS = 1_000;

/** The most recent calls, oldest first. Each change creates a new array, as React's external stores need. */
export class CallLog {
  #calls: readonly LoggedCall[] = [];
  #lastId = 0;
  /** Headers and body of each response, with short lists and without a mask; see `loggedResponse`. */
  readonly responses = new WeakMap<LoggedCall, readonly [Headers | undefined, unknown]>();
  readonly #listeners = new Set<() => void>();

  get calls(): readonly LoggedCall[] {
    return this.#calls;
  }

  /** Calls `listener` after each change. @returns a function that unsubscribes it */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  add({ headers = new Headers(), request, responseHeaders, response, ...call }: CallToLog) {
    const id = (this.#lastId += 1);
    const body = withShortLists(response);
    let responseText: string | undefined;
    const logged = {
      id,
      ...call,
      // At once: what a visitor sends may hold a secret, which must not stay in memory.
      headers: excerptOf(Object.fromEntries(headers)),
      request: excerptOf(withShortLists(request)),
      get response() {
        return (responseText ??= excerptOf(body));
      },
    };
    this.responses.set(logged, [responseHeaders, body]);
    this.#change([...this.#calls, logged].slice(-KEPT_CALLS));
  }

  clear(): void {
    this.#change([]);
  }

  #change(calls: readonly LoggedCall[]) {
    this.#calls = calls;
    for (const listener of this.#listeners) listener();
  }
}

/** The path and query of a URL, with secrets masked as in bodies. */
export function loggedPath({ pathname, searchParams }: URL): string {
  const search = String(
    new URLSearchParams(
      [...searchParams].map(([name, value]) => [name, String(masked(name, value))]),
    ),
  );
  return search ? `${pathname}?${search}` : pathname;
}

/** The beginning of a value as text, with secrets masked. */
function excerptOf(value: unknown): string {
  let text = '"nested too deep"';
  try {
    text = JSON.stringify(value, masked) ?? '';
  } catch {
    // Deeper than the stack: nothing else keeps a value that came as JSON from becoming JSON again.
  }
  return text.length > KEPT_CHARACTERS ? `${text.slice(0, KEPT_CHARACTERS)}…` : text;
}

/** Cuts a list, or the lists in the fields of an object: until somebody looks, the log holds them in memory. */
function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => [
      name,
      Array.isArray(field) ? field.slice(0, MOST_ROWS) : field,
    ]),
  );
}
