import { compareExchange, type Difference } from '#src/contract/compare-exchange.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type JsonFault, jsonFault } from './json-issue.ts';

/** What is worth knowing of a body before it is sent. Nothing of it keeps anybody from sending it. */
export interface BodyCheck {
  /** It is sent as plain text then. */
  fault: JsonFault | undefined;
  /** How it breaks the contract. */
  differences: readonly Difference[];
}

export const NOTHING_FOUND: BodyCheck = { fault: undefined, differences: [] };

/** Checks the body of a response, as JSON and by the contract of its call. */
export async function checkBody(
  call: Endpoint | 'any',
  status: number,
  body: string,
): Promise<BodyCheck> {
  const fault = body.trim() === '' ? undefined : jsonFault(body);
  const isStatus = status >= 200 && status <= 599;
  if (fault || call === 'any' || !isStatus) return { fault, differences: [] };
  const differences = await compareExchange({
    method: call.method,
    path: call.path.replace(/:\w+/g, '1'),
    status,
    contentType: 'application/json',
    responseBody: body.trim(),
  });
  return { fault, differences };
}
