import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggedPath } from '#mocks/backend/server/call-log.ts';
import { urlOf } from './read-request.ts';

/** What a log says of a call; nothing of its headers and bodies, which may hold secrets. */
export interface CallReport {
  method: string;
  /** With the query, secrets masked. */
  path: string;
  /** 0 where there was no response. */
  status: number;
  milliseconds: number;
}

/** Reports a call when its response has been sent or its connection closed. */
export function reportCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  report: (call: CallReport) => void,
): void {
  const start = performance.now();
  const { method = 'GET' } = incoming;
  const url = urlOf(incoming);
  outgoing.once('close', () =>
    report({
      method,
      path: url ? loggedPath(url) : '(unreadable)',
      status: outgoing.headersSent ? outgoing.statusCode : 0,
      milliseconds: performance.now() - start,
    }),
  );
}

/** `POST /api/cart 201 3 ms` */
export function formatCall({ method, path, status, milliseconds }: CallReport): string {
  return `${method} ${path} ${status || 'no response'} ${Math.round(milliseconds)} ms`;
}
