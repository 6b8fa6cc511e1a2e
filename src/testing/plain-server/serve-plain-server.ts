import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPlainServer, type PlainServer, type Ways } from './plain-server.ts';

interface ServedPlainServer extends PlainServer {
  url: string;
  /** The calls so far, `POST /api/orders`, with the names of their headers. */
  calls: { call: string; headers: string[] }[];
  stop: () => void;
}

/** What its preflight allows: the specification has no other method and no other header. */
const CORS = {
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type',
};

/**
 * Serves it over HTTP on a free port, for pages of any origin.
 * @param change what it answers otherwise
 */
export async function servePlainServer(
  ways: Ways = {},
  change: (own: PlainServer['answer']) => PlainServer['answer'] = (own) => own,
): Promise<ServedPlainServer> {
  const plain = createPlainServer(ways);
  const respond = change(plain.answer);
  const calls: ServedPlainServer['calls'] = [];
  const server = createServer(async (call, answer) => {
    const { origin } = call.headers;
    const cors = origin ? { ...CORS, 'Access-Control-Allow-Origin': origin, Vary: 'Origin' } : {};
    if (call.method === 'OPTIONS') return answer.writeHead(204, cors).end();
    calls.push({ call: `${call.method} ${call.url}`, headers: Object.keys(call.headers) });
    const response = await respond(await requestOf(call));
    answer.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors });
    return answer.end(Buffer.from(await response.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...plain,
    calls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function requestOf(call: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of call) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return new Request(`http://plain.example${call.url}`, {
    method: call.method!,
    ...(body.length > 0 && { body }),
  });
}
