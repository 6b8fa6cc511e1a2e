export interface Reply {
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
