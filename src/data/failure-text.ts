import { fromJson, RequestError } from './http.ts';

/** What a visitor reads of a failure: its message; in place of JSON the message in it, `409: Sold`, if there is one. */
export function failureText(error: Error): string {
  const isJson =
    error instanceof RequestError && error.reason === 'refused' && /^\s*[[{]/.test(error.text);
  if (!isJson) return error.message;
  const { message } = Object(fromJson(error.text)) as { message?: unknown };
  return typeof message === 'string' ? `${error.status}: ${message}` : String(error.status);
}
