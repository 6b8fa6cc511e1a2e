import { compareExchange, type Difference } from '#src/contract/compare-exchange.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';

/** What is worth knowing of a body before it is sent. Nothing of it keeps anybody from sending it. */
interface BodyCheck {
  /** Why it is no JSON, in the browser's words. It is sent as plain text then. */
  issue: string | undefined;
  /** How it breaks the contract. */
  differences: readonly Difference[];
}

export const NOTHING_FOUND: BodyCheck = { issue: undefined, differences: [] };

/** Why a text is no JSON; undefined where it is. */
export function jsonIssue(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Checks the body of a response, as JSON and by the contract of its call. */
export async function checkBody(
  call: Endpoint | 'any',
  status: number,
  body: string,
): Promise<BodyCheck> {
  const issue = body.trim() === '' ? undefined : jsonIssue(body);
  const isStatus = status >= 200 && status <= 599;
  if (issue || call === 'any' || !isStatus) return { issue, differences: [] };
  const differences = await compareExchange({
    method: call.method,
    path: call.path.replace(/:\w+/g, '1'),
    status,
    contentType: 'application/json',
    responseBody: body.trim(),
  });
  return { issue, differences };
}
