import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** How long the rest of a body that nobody reads is taken in, so that its sender comes to read the response. */
const LINGER_MS = 2_000;

/** Connections whose last response has been sent; what else comes on them is of no account. */
const answered = new WeakSet<Duplex>();

/** Sends a response whose own headers are set already, of which `Content-Length` counts the body also for a HEAD. */
export async function sendResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const { status } = response;
  if (status !== 204 && status !== 304) outgoing.setHeader('Content-Length', body.byteLength);
  if (incoming.complete) {
    outgoing.writeHead(status).end(incoming.method === 'HEAD' ? undefined : body);
    return;
  }
  // The unread rest of a body must not be taken for the next call.
  outgoing.shouldKeepAlive = false;
  answered.add(incoming.socket);
  outgoing.writeHead(status).flushHeaders();
  if (incoming.method !== 'HEAD') outgoing.write(body);
  // A connection that is closed with bytes unread is reset, and the caller may lose the response.
  incoming.resume();
  const rest = new AbortController();
  await Promise.race([
    once(incoming, 'close', rest).catch(() => {}),
    pause(LINGER_MS, undefined, rest).catch(() => {}),
  ]);
  rest.abort();
  outgoing.end();
}

/** The response to what is no request that could be handed to the backend. */
export const unreadable = (status = 400): Response =>
  Response.json({ message: 'The request cannot be read' }, { status });

/** The response to a call of a host that is not this computer. */
export const misdirected = (host: string): Response =>
  Response.json(
    { message: `${host} is not a host of this backend: npm run backend -- --allow-host ${host}` },
    { status: 421 },
  );

const STATUS_OF_FAULT: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers bytes that are no HTTP request, such as a malformed request line, and closes the connection. */
export async function refuseConnection(
  { code = '' }: NodeJS.ErrnoException,
  socket: Duplex,
): Promise<void> {
  if (answered.has(socket)) {
    socket.end();
    return;
  }
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_FAULT[code] ?? 400;
  const body = await unreadable(status).text();
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // Not at once: bytes that came and were not read would have the response lost.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
