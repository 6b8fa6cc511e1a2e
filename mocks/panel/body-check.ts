import { compareExchange, type Difference } from '#src/contract/compare-exchange.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type JsonIssue, jsonIssue } from './json-issue.ts';

/** What is worth knowing of a body before it is sent. Nothing of it keeps anybody from sending it. */
export interface BodyCheck {
  /** It is sent as plain text then. */
  issue: JsonIssue | undefined;
  /** How it breaks the contract. */
  differences: readonly Difference[];
}

export const NOTHING_FOUND: BodyCheck = { issue: undefined, differences: [] };

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
