export interface Reply {
  status: number;
  headers: Headers;
  /** The parsed JSON; undefined where the body was empty. */
  body: unknown;
}

/** One call as a client makes it, over `fetch`, and what came back. */
export async function call(method: string, path: string, payload?: unknown): Promise<Reply> {
  const json = payload === undefined ? undefined : JSON.stringify(payload);
  return callWithText(method, path, json);
}

/** Like `call`, with any text where JSON belongs. */
export async function callWithText(method: string, path: string, text?: string): Promise<Reply> {
  const response = await fetch(`http://shop.example${path}`, {
    method,
    ...(text !== undefined && { body: text, headers: { 'Content-Type': 'application/json' } }),
  });
  const answered = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: answered === '' ? undefined : JSON.parse(answered),
  };
}
