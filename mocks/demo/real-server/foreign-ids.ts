import type { Id } from '#src/domain/id.ts';

/** The first number that stands for an id; the mock backend's own are smaller. */
const FIRST = 1_000_000_000;

/** A field that holds an id. */
const isIdField = (name: string) => name === 'id' || name.endsWith('Id');

/**
 * Whole numbers that stand for the ids of a real server where the mock backend has to keep them, whose own ids are whole
 * numbers. An id that is one, also as text, stands for itself.
 */
export class ForeignIds {
  readonly #numbers = new Map<string, number>();
  readonly #ids = new Map<number, string>();

  /** The number for an id, a new one where it has none yet. */
  numberFor(id: Id): number {
    const text = String(id);
    const own = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : this.#numbers.get(text);
    if (own !== undefined) return own;
    const number = Math.max(FIRST - 1, ...this.#ids.keys()) + 1;
    this.restore([[number, text]]);
    return number;
  }

  /** The numbers with their ids, to be kept for another page. */
  entries(): [number, string][] {
    return [...this.#ids];
  }

  restore(entries: Iterable<readonly [number, string]>): void {
    for (const [number, id] of entries) {
      this.#ids.set(number, id);
      this.#numbers.set(id, number);
    }
  }

  /** The request as the mock backend reads it, with numbers in path, query and body. */
  async toBackend(request: Request): Promise<Request> {
    const url = new URL(request.url);
    const segments = url.pathname.split('/').map((segment) => this.#inAddress(segment));
    url.pathname = segments.join('/');
    for (const [name, value] of Object.entries(Object.fromEntries(url.searchParams))) {
      url.searchParams.set(name, this.#inAddress(value));
    }
    const text = await request.text();
    return new Request(url, {
      method: request.method,
      headers: request.headers,
      signal: request.signal,
      ...(text !== '' && { body: changeJson(text, (id) => this.#numberOf(id)) }),
    });
  }

  /** The response of the mock backend as the page reads it, with the real server's ids. */
  async toPage(response: Response): Promise<Response> {
    const text = this.#ids.size === 0 ? '' : await response.clone().text();
    if (text === '') return response;
    const { status, statusText, headers } = response;
    const body = changeJson(text, (id) => this.#ids.get(id as number) ?? id);
    return new Response(body, { status, statusText, headers });
  }

  #numberOf(id: unknown): unknown {
    return typeof id === 'string' ? (this.#numbers.get(id) ?? numberIn(id)) : id;
  }

  #inAddress(part: string): string {
    const number = this.#numbers.get(decoded(part));
    return number === undefined ? part : String(number);
  }
}

/** A number that a server writes as text. */
const numberIn = (id: string): number | string => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : id);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Changes the ids in a JSON text; a text that is not JSON stays as it is. */
function changeJson(text: string, change: (id: unknown) => unknown): string {
  try {
    const value: unknown = JSON.parse(text, (name, field: unknown) =>
      isIdField(name) ? change(field) : field,
    );
    return JSON.stringify(value);
  } catch {
    return text;
  }
}
