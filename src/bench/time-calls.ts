/** A call of the shop's interface. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** Times calls one after the other, each to the end of its JSON. Runs in Node and, by itself, in a page. */
export async function timeCalls({
  call: { method, path, body },
  count,
  origin,
}: {
  call: Call;
  count: number;
  origin: string;
}): Promise<number[]> {
  const times: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const start = performance.now();
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    await response.json();
    times.push(performance.now() - start);
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
  }
  return times;
}
