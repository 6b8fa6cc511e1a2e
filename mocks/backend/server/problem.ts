/** A refusal that a handler raises; `answer` turns it into a status and `{message}`. */
export class Problem extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.headers = headers;
  }
}

/** The call itself is wrong; the message names the field. */
export const badRequest = (message: string) => new Problem(400, message);

/** Nobody is who they say they are. */
export const unauthorized = (message: string) => new Problem(401, message);

/** `notFound('Artwork')`: there is no such thing. */
export const notFound = (thing: string) => new Problem(404, `${thing} not found`);

export const methodNotAllowed = (allowed: readonly string[]) =>
  new Problem(405, `The method must be ${allowed.join(', ')}`, { Allow: allowed.join(', ') });

/** The call is right and the state of the shop forbids it. */
export const conflict = (message: string) => new Problem(409, message);

export const tooLarge = (message: string) => new Problem(413, message);

export const unsupportedMediaType = (message: string) => new Problem(415, message);
