import { BACKEND_HEADER } from '#src/contract/headers.ts';
import type { Result } from './answer.ts';
import type { Condition } from './conditions.ts';

/** The body of a status that was asked for alone. */
const FAILURE = JSON.stringify({ message: 'This failure was asked for' });

/**
 * The result that was asked for in place of the backend's own.
 * @param ownResult has the call handled; a failure without a status changes what it returns
 */
export async function overridden(
  { failure, headers, body }: Condition,
  ownResult: () => Promise<Result>,
): Promise<Result> {
  const status = typeof failure === 'number' ? failure : undefined;
  const own: Result = status === undefined ? await ownResult() : { status };
  const text = body ?? (status === undefined ? undefined : FAILURE);
  if (text === undefined) return { ...own, headers: merged(own.headers, headers) };
  const json = jsonOf(text);
  const changed = {
    // So that the shop checks it as it checks the responses of any server.
    [BACKEND_HEADER]: 'overridden',
    'Content-Type': json ? 'application/json' : 'text/plain',
  };
  return {
    status: own.status,
    payload: json ? json.value : text,
    text,
    headers: merged(own.headers, changed, headers),
  };
}

/** Later ones replace earlier ones of the same name, in upper or lower case. */
function merged(...all: readonly (Readonly<Record<string, string>> | undefined)[]) {
  const headers = new Headers();
  for (const [name, value] of all.flatMap((each) => Object.entries(each ?? {}))) {
    headers.set(name, value);
  }
  return Object.fromEntries(headers);
}

function jsonOf(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    // Whoever asked for it may want to see what the shop does with something else.
    return undefined;
  }
}
