import { RequestError } from './http.ts';
import { serverMessage } from './server-message.ts';

/** What a visitor reads of a failure: its message; in place of JSON the sentence in it, `404: No such artist`. */
export function failureText(error: Error): string {
  const isJson =
    error instanceof RequestError && error.reason === 'refused' && /^\s*[[{]/.test(error.text);
  if (!isJson) return error.message;
  return [error.status, serverMessage(error.text)].filter(Boolean).join(': ');
}
