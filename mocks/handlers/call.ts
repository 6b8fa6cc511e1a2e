/** One call as a client makes it, and what came back. For tests. */
export async function call(method: string, path: string, payload?: unknown) {
  const response = await fetch(`http://shop.example${path}`, {
    method,
    ...(payload !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
    }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}
