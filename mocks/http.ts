/**
 * The backend over real HTTP, for other clients and for the site's live mode: `npx tsx mocks/http.ts
 * --port 8787`. Rows end with the process. Loopback only, because it checks no access rights.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as collection from '#fixtures/collection.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import type { Answer } from '#mocks/backend/server/answer.ts';
import { MAX_BODY_BYTES } from '#mocks/backend/server/request-body.ts';

const HOST = '127.0.0.1';
const DEFAULT_PORT = '8787';

/** Serves a backend on the loopback address; port 0 takes a free one. */
export async function serve(
  answer: Answer,
  port: number,
): Promise<{ server: Server; url: string }> {
  const server = createServer((incoming, outgoing) => {
    respond(answer, incoming, outgoing).catch(() => {
      if (outgoing.headersSent) return outgoing.destroy();
      // Methods and addresses that `Request` refuses: TRACE, http://[.
      const message = JSON.stringify({ message: 'The request cannot be read' });
      return outgoing.writeHead(400, { 'Content-Type': 'application/json' }).end(message);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return { server, url: `http://${HOST}:${(server.address() as AddressInfo).port}` };
}

async function respond(answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse) {
  const response = await answer(await requestOf(incoming, outgoing));
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  // The unread rest of a body that is too large must not be taken for the next call.
  if (!incoming.readableEnded) outgoing.shouldKeepAlive = false;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

async function requestOf(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  const controller = new AbortController();
  outgoing.once('close', () => controller.abort());
  const body = await bodyOf(incoming);
  return new Request(`http://${HOST}${url}`, {
    method,
    headers: Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
    signal: controller.signal,
    // `Request` refuses a body with GET and HEAD, so it is dropped.
    ...(body.byteLength > 0 && method !== 'GET' && method !== 'HEAD' && { body }),
  });
}

/** The body, or as much of it as shows the backend that it is too large. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) break;
  }
  return Buffer.concat(chunks);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: DEFAULT_PORT } } });
  const { answer, database } = await createBackend({ collection });
  await database.loadModel();
  const { url } = await serve(answer, Number(values.port));
  process.stdout.write(`The backend answers on ${url}\n`);
}
