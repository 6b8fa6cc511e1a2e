/** One call as the log keeps it. */
export interface LoggedCall {
  /** Its place among all calls since the log began; one that leaves the log leaves the others' alone. */
  id: number;
  /** ISO date and time. */
  at: string;
  method: string;
  /** With the query. */
  path: string;
  /** 0 where the connection broke. */
  status: number;
  milliseconds: number;
  /** JSON text without secrets, empty where there was none. */
  request: string;
  response: string;
}

/** A call as it was, with its bodies as values. */
interface CallToLog extends Omit<LoggedCall, 'id' | 'request' | 'response'> {
  request: unknown;
  response: unknown;
}

const KEPT_CALLS = 100;
const KEPT_CHARACTERS = 4_000;
/** More rows of a list than that many characters hold: a list of thousands is not written out to be cut. */
const MOST_ROWS = 1_000;
/** Names of what nobody but its owner is to read. */
const SECRET =
  /pass.?(word|code|phrase)|secret|token|credential|authorization|api.?key|pin.?code|cv[cv]|card|iban/i;
/** As a word of its own, `pin`, `cardPin` or `pin_hash`: it is also a part of shipping and opinion. */
const PIN = /(\b|_)pin(?![a-z])|P(in|IN)(?![a-z])/;
/** What could be the number of a card, whatever it is called: 13 to 19 digits, perhaps in groups. */
const CARD_NUMBER = /^\d([ -]?\d){12,18}$/;

/** The last calls, oldest first; the list is a new one after each change. */
export class CallLog {
  #calls: readonly LoggedCall[] = [];
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  get calls(): readonly LoggedCall[] {
    return this.#calls;
  }

  /** Calls `listener` after each change. @returns what ends that */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  add({ request, response, ...call }: CallToLog) {
    const id = (this.#lastId += 1);
    const logged = { id, ...call, request: excerpt(request), response: excerpt(response) };
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

/** The path and query of a URL, with secrets masked like those of a body. */
export function loggedPath({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(
    [...searchParams].map(([name, value]) => [name, String(masked(name, value))]),
  );
  return search.size === 0 ? pathname : `${pathname}?${search}`;
}

function excerpt(value: unknown): string {
  const beginning = Array.isArray(value) ? value.slice(0, MOST_ROWS) : value;
  const text = JSON.stringify(beginning, masked) ?? '';
  return text.length > KEPT_CHARACTERS ? `${text.slice(0, KEPT_CHARACTERS)}…` : text;
}

function masked(name: string, value: unknown): unknown {
  return SECRET.test(name) || PIN.test(name) || isCardNumber(value) ? '***' : value;
}

function isCardNumber(value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && CARD_NUMBER.test(`${value}`);
}
