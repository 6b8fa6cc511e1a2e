import type { IncomingMessage, ServerResponse } from 'node:http';
import { BACKEND_HEADER, IDEMPOTENCY_KEY } from '#src/contract/headers.ts';
import { isLoopbackHost } from './host-name.ts';

/** Whether pages of an origin may call the backend and read what it answers. */
export type MayCall = (origin: string) => boolean;

/** Seconds for which a browser need not ask again whether it may call. */
const PREFLIGHT_SECONDS = 600;

/** Any page may be open in a browser of this computer; those that this computer serves are its owner's. */
export const isLoopbackOrigin: MayCall = (origin) =>
  URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);

/** Tells the browser of a page of another origin what it may do; the backend's own headers are set already. */
export function allowOrigin(
  { method, headers }: IncomingMessage,
  outgoing: ServerResponse,
  mayCall: MayCall,
): void {
  outgoing.appendHeader('Vary', 'Origin');
  const { origin } = headers;
  if (origin === undefined || !mayCall(origin)) return;
  outgoing.setHeader('Access-Control-Allow-Origin', origin);
  // The shop sends credentials with every call, which the origin `*` would not allow.
  outgoing.setHeader('Access-Control-Allow-Credentials', 'true');
  const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'];
  if (!isPreflight) {
    outgoing.setHeader('Access-Control-Expose-Headers', `${BACKEND_HEADER}, Allow, Retry-After`);
    return;
  }
  const allow = outgoing.getHeader('Allow');
  if (allow !== undefined) outgoing.setHeader('Access-Control-Allow-Methods', allow);
  outgoing.setHeader('Access-Control-Allow-Headers', `Content-Type, ${IDEMPOTENCY_KEY}`);
  outgoing.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
}
