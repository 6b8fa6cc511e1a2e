import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_BODY_BYTES } from '#mocks/backend/server/request-parts.ts';

/** Methods that `Request` refuses; no call has one of them. */
const REFUSED = /^(?:CONNECT|TRACE|TRACK)$/;
/** Stands for them, so that the backend answers what it answers to any method that a path does not have. */
const UNKNOWN_METHOD = 'UNKNOWN';

/**
 * The request as the backend reads it; undefined where it cannot be one, as with the address `http://[`. A HEAD is a
 * GET, whose response tells the length of its body.
 * @throws where the caller goes away before all of the body has come
 */
export async function readRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Request | undefined> {
  const { method = 'GET' } = incoming;
  const url = urlOf(incoming);
  if (!url) return undefined;
  const controller = new AbortController();
  outgoing.once('close', () => controller.abort());
  const body = await readBody(incoming);
  return new Request(url, {
    method: method === 'HEAD' ? 'GET' : method.replace(REFUSED, UNKNOWN_METHOD),
    headers: Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
    signal: controller.signal,
    // `Request` refuses a body with GET and HEAD, so it is dropped.
    ...(body.byteLength > 0 && method !== 'GET' && method !== 'HEAD' && { body }),
  });
}

/** The address that was asked for: a path, or an absolute one, which a proxy would get. */
export function urlOf({ url = '/' }: IncomingMessage): URL | undefined {
  // Not by a base: the path //health would be a host.
  const address = url.startsWith('/') ? `http://127.0.0.1${url}` : url;
  if (!URL.canParse(address)) return undefined;
  const parsed = new URL(address);
  return /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password
    ? parsed
    : undefined;
}

/** Whether a request says itself that its body is larger than any that the backend reads. */
export function isTooLarge({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES;
}

/** The body, or as much of it as shows the backend that it is too large. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  // The backend refuses it by its header.
  if (isTooLarge(incoming)) return Buffer.concat(chunks);
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) break;
  }
  return Buffer.concat(chunks);
}
