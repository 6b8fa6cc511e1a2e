import { Breach } from './breach.ts';

/** A response, read in full. */
export interface Reply {
  /** The call it answers, for messages: `POST /api/cart`. */
  call: string;
  status: number;
  isOk: boolean;
  headers: Headers;
  text: string;
}

export interface Payload {
  /** A body that is sent as JSON, with its content type. */
  json?: unknown;
  /** A body that is sent as it is. */
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  headers?: Readonly<Record<string, string>>;
}

/** Makes a call. @throws {Breach} where no response comes */
export type Send = (method: string, path: string, payload?: Payload) => Promise<Reply>;

const TIMEOUT = 10_000;

/**
 * Makes the calls of a run. It sends back the cookies that the server sets, because the shop sends credentials with
 * every call (Spec 7).
 * @param timeout milliseconds after which a response counts as missing
 */
export function createClient(origin: string, timeout = TIMEOUT): Send {
  const cookies = new Map<string, string>();

  return async (method, path, { json, body, headers = {} } = {}) => {
    const call = `${method} ${path.length > 60 ? `${path.slice(0, 60)}…` : path}`;
    const text = json === undefined ? body : JSON.stringify(json);
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: {
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...(cookies.size > 0 && { Cookie: [...cookies.values()].join('; ') }),
          ...headers,
        },
        ...(text !== undefined && { body: text }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        cookies.set(pair.split('=')[0]!, pair);
      }
      const { status, ok: isOk } = response;
      return { call, status, isOk, headers: response.headers, text: await response.text() };
    } catch (failure) {
      throw new Breach(`${call}: a response within ${timeout / 1000} s`, reasonOf(failure));
    }
  };
}

/** Why there is no response: fetch says `fetch failed`, and its cause the reason. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  if (failure.name === 'TimeoutError') return 'none';
  const { cause } = failure;
  const reason = cause instanceof Error ? cause : failure;
  return `none: ${('code' in reason && String(reason.code)) || reason.message}`;
}
