import type { Answer } from '#mocks/backend/server/answer.ts';

interface Reply {
  status: number;
  headers: Headers;
  /** The parsed JSON; undefined if the body is empty. */
  body: unknown;
}

/** Makes a call over `fetch`, as a client does. */
export async function call(method: string, path: string, payload?: unknown): Promise<Reply> {
  const json = payload === undefined ? undefined : JSON.stringify(payload);
  return callWithText(method, path, json);
}

/** Like `call`, but the body is any text instead of JSON. */
export async function callWithText(method: string, path: string, text?: string): Promise<Reply> {
  const response = await fetch(`http://shop.example${path}`, {
    method,
    ...(text !== undefined && { body: text, headers: { 'Content-Type': 'application/json' } }),
  });
  const responseText = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: responseText === '' ? undefined : JSON.parse(responseText),
  };
}

/** Makes a call of one backend, without a network. @param key the Idempotency-Key of an order */
export async function ask(
  { answer }: { answer: Answer },
  method: string,
  path: string,
  payload?: object,
  key?: string,
) {
  const response = await answer(
    new Request(`http://shop.example${path}`, {
      method,
      ...(payload && {
        headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
        body: JSON.stringify(payload),
      }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}
