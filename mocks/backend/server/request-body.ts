import { badRequest, tooLarge, unsupportedMediaType } from './http-error.ts';

/** Far more than any order needs, and small enough to parse without blocking the page. */
export const MAX_BODY_BYTES = 1_000_000;

/** Reads a request's JSON body. @throws {HttpError} when the body is missing, too large or not JSON */
export async function readJson(request: Request): Promise<unknown> {
  const contentLength = Number(request.headers.get('Content-Length') ?? 0);
  if (contentLength > MAX_BODY_BYTES) throw tooLarge('The body is too large');
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) throw tooLarge('The body is too large');
  if (bytes.byteLength === 0) throw badRequest('The body is required');
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw unsupportedMediaType('The body must be JSON, with Content-Type: application/json');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badRequest('The body must be valid JSON');
  }
}
