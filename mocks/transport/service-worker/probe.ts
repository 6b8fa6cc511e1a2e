import { BACKEND_HEADER, UNCHANGED } from '#src/contract/headers.ts';

/**
 * A request that carries nothing and that the worker answers itself: where its response does not come, the browser
 * bypasses the worker, and the static host gets what the page sends. Its address is one that the host has.
 */
export const PROBE = { method: 'HEAD', cache: 'no-store' } as const satisfies RequestInit;

export const isProbe = ({ method }: Request, { href }: URL): boolean =>
  method === PROBE.method && href === location.href;

export const answerProbe = (): Response =>
  new Response(null, { headers: { [BACKEND_HEADER]: UNCHANGED } });

export const isProbeResponse = ({ headers }: Response): boolean => headers.has(BACKEND_HEADER);
