/** A call that has been answered, as both kits tell it; secrets are masked. */
export interface Call {
  method: string;
  /** Includes the query: `/api/artworks?categoryId=1`. */
  path: string;
  /** 0 for a network error. */
  status: number;
  /** The body that was sent, undefined where there was none; the beginning of its text where it is very long. */
  request: unknown;
  /** The body of the response, likewise. */
  response: unknown;
}

/** The part of the backend's log that a test reads. */
export interface LoggedCall {
  id: number;
  method: string;
  path: string;
  status: number;
  request: string;
  response: string;
}

export function callOf({ method, path, status, request, response }: LoggedCall): Call {
  return { method, path, status, request: bodyOf(request), response: bodyOf(response) };
}

/** The log keeps the beginning of a long body only, which is no JSON. */
function bodyOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** The calls that one page has made. */
export interface PageLog {
  /** Tells one document from the next, whose calls are counted anew. */
  page: unknown;
  calls: readonly LoggedCall[];
}

/** Goes through the calls of a page in their order: each is found once, and none before the one found last. */
export class CallFinder {
  #page: unknown;
  #lastId = 0;

  /** The next call that was answered with this name, if any: `POST /api/cart`. */
  find(name: string, log: PageLog): Call | undefined {
    const found = this.#unread(log).find(isNamed(name));
    if (!found) return undefined;
    this.#page = log.page;
    this.#lastId = found.id;
    return callOf(found);
  }

  /** What a wait that was in vain says. */
  missing(name: string, log: PageLog): string {
    const seen = this.#unread(log).map(({ method, path, status }) => `${method} ${path} ${status}`);
    const since =
      this.#page === log.page ? 'since the last call waited for' : 'on this page so far';
    return `${name} has not been answered. Answered ${since}: ${seen.join(', ') || 'nothing'}.`;
  }

  #unread({ page, calls }: PageLog): readonly LoggedCall[] {
    return page === this.#page ? calls.filter(({ id }) => id > this.#lastId) : calls;
  }
}

/** `GET /api/artworks/:id` names any artwork; a query counts where the name has one; no method means GET. */
function isNamed(name: string): (call: LoggedCall) => boolean {
  const [, method = 'GET', wanted = ''] = /^(?:([a-z]+) )?(\S+)$/i.exec(name.trim()) ?? [];
  if (!wanted.startsWith('/')) {
    throw new Error(`"${name}" is not a call. Write "POST /api/cart" or "GET /api/artworks/:id".`);
  }
  const names = wanted.split(/[/?]/);
  return (call) => {
    const path = wanted.includes('?') ? call.path : call.path.replace(/\?.*/, '');
    const segments = path.split(/[/?]/);
    return (
      call.method === method.toUpperCase() &&
      segments.length === names.length &&
      names.every((part, index) => part.startsWith(':') || part === segments[index])
    );
  };
}

/** What a call is answered; what is left out is the backend's own. A body without a status is a 200. */
export interface ResponseOptions {
  status?: number;
  /** A text is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds: `800`, `'800±200'`. */
  delay?: number | string;
  /** For so many calls; without it, for all. */
  times?: number;
}

/** The same in the words of an address: `GET /api/artists:200 2x body []`. */
export function overrideText(call: string, response: ResponseOptions): string {
  const { status, body, headers = {}, delay, times } = response;
  // The backend words errors alone: another status without a body has none.
  const text = body ?? (status !== undefined && status < 400 ? '' : undefined);
  return [
    `${call}:${status ?? (text === undefined ? 'as-is' : 200)}`,
    times !== undefined && `${times}x`,
    delay !== undefined && `latency ${delay}`,
    ...Object.entries(headers).map((header) => `header ${JSON.stringify(header.join(': '))}`),
    text !== undefined && `body ${typeof text === 'string' ? text : JSON.stringify(text)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The parameters of an address that ask for a state; here, because this file is copied beside tests of others. */
export const STATE_PARAMETERS: readonly string[] = ['scenario', 'fail', 'latency', 'clock', 'live'];
