import { badRequest, tooLarge, unsupportedMediaType } from './problem.ts';

/** Far above any order, far below what would make a page stutter. */
export const MAX_BODY_BYTES = 1_000_000;

/** The JSON a request carries. @throws Problem where it carries none, too much or something else. */
export async function readJson(request: Request): Promise<unknown> {
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  if (announced > MAX_BODY_BYTES) throw tooLarge('The body is too large');
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
