import type { Endpoint } from '#src/contract/endpoint.ts';

/** An error response that a handler throws; `answer` turns it into a status and the body `{message}`. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
  }
}

/** 400: the request is invalid. The message names the field. */
export const badRequest = (message: string) => new HttpError(400, message);

/** 401: the credentials are wrong. */
export const unauthorized = (message: string) => new HttpError(401, message);

/** 404, as in `notFound('Artwork')`. */
export const notFound = (thing: string) => new HttpError(404, `${thing} not found`);

/** 405, with the header `Allow`. */
export const methodNotAllowed = (allowed: readonly string[]) =>
  new HttpError(405, `The method must be ${allowed.join(', ')}`, { Allow: allowed.join(', ') });

/** 409: the request is valid, but the current state of the shop does not allow it. */
export const conflict = (message: string) => new HttpError(409, message);

/** 413 */
export const tooLarge = (message: string) => new HttpError(413, message);

/** 415 */
export const unsupportedMediaType = (message: string) => new HttpError(415, message);

/** 501: the contract has the endpoint, the backend has no handler for it. */
export const notImplemented = ({ method, path }: Endpoint) =>
  new HttpError(501, `${method} ${path} has no handler yet`);
