/**
 * The backend over real HTTP, for curl, other clients and the site's live mode. `npm run backend` runs `http/cli.ts`.
 * Loopback only, because it checks no access rights.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from '#mocks/backend/server/answer.ts';
import { type CallReport, reportCall } from '#mocks/http/call-report.ts';
import { allowOrigin, isLoopbackOrigin, type MayCall } from '#mocks/http/cross-origin.ts';
import { hostNameOf, isLoopbackHost } from '#mocks/http/host-name.ts';
import { isTooLarge, readRequest, urlOf } from '#mocks/http/read-request.ts';
import {
  misdirected,
  refuseConnection,
  sendResponse,
  unreadable,
} from '#mocks/http/send-response.ts';

const HOST = '127.0.0.1';
/** How long calls under way may take once the server is to stop. */
const GRACE_MS = 5_000;

export interface ServeOptions {
  /** Whether pages of an origin may call; those that this computer serves, where it is left out. */
  mayCall?: MayCall;
  /** Names under which it answers, besides those of this computer, as a proxy or a tunnel passes them on. */
  hosts?: readonly string[];
  /** Called after each call. */
  onCall?: (call: CallReport) => void;
}

export interface HttpBackend {
  server: Server;
  url: string;
  /** Takes no more calls, answers those under way, and closes after five seconds what is still open. */
  stop(): Promise<void>;
}

/** Serves a backend on the loopback address; port 0 takes a free one. @throws where the port cannot be had */
export async function serve(
  answer: Answer,
  port: number,
  { mayCall = isLoopbackOrigin, hosts = [], onCall }: ServeOptions = {},
): Promise<HttpBackend> {
  const server = createServer();
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (onCall) reportCall(incoming, outgoing, onCall);
    // Kept alive, a connection would outlast the server by seconds.
    if (!server.listening) outgoing.shouldKeepAlive = false;
    respond(answer, incoming, outgoing, { mayCall, hosts }).catch((failure: unknown) => {
      outgoing.destroy();
      // The caller has gone.
      if (incoming.errored) return;
      // oxlint-disable-next-line no-console -- a bug: the caller learns nothing of it, the console must
      console.error(failure);
    });
  };
  server.on('request', handle);
  server.on('checkContinue', (incoming, outgoing) => {
    if (!isTooLarge(incoming)) outgoing.writeContinue();
    handle(incoming, outgoing);
  });
  server.on('clientError', refuseConnection);
  // Not in the types: answers also who has closed his side of the connection, as `nc -N` does.
  Object.assign(server, { httpAllowHalfOpen: true });

  server.listen(port, HOST);
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    server,
    url: `http://${HOST}:${ownPort}`,
    stop: () => stop(server),
  };
}

async function respond(
  answer: Answer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { mayCall, hosts }: Required<Omit<ServeOptions, 'onCall'>>,
) {
  const host = calledHost(incoming);
  if (host !== undefined && !isLoopbackHost(host) && !hosts.includes(host)) {
    await sendResponse(misdirected(host), incoming, outgoing);
    return;
  }
  const request = await readRequest(incoming, outgoing);
  const response = request ? await answer(request) : unreadable();
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.setHeaders(response.headers);
  allowOrigin(incoming, outgoing, mayCall);
  await sendResponse(response, incoming, outgoing);
}

/**
 * The name that was called: a page may have its own name lead to this computer, and its browser takes the response for one
 * of that page's own origin. Undefined where the call has none, or one that cannot be read; no browser sends such a call.
 */
function calledHost(incoming: IncomingMessage): string | undefined {
  const { url = '', headers } = incoming;
  return url.startsWith('/') ? hostNameOf(headers.host ?? '') : urlOf(incoming)?.hostname;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(timer);
}
