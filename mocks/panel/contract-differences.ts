import { useEffect, useState } from 'react';
import { loadOnce } from '#src/lib/load-once.ts';
import type { Difference } from '#src/contract/compare-exchange.ts';
import { BACKEND_HEADER, UNCHANGED } from '#src/contract/headers.ts';
import type { CallLog, LoggedCall } from '#mocks/backend/server/call-log.ts';
import { loggedResponse } from '#mocks/backend/server/logged-response.ts';

const known = new WeakMap<LoggedCall, () => Promise<readonly Difference[]>>();

/**
 * What is wrong with the response of a real server, or with one that a tester has made up; the mock backend's own are
 * checked elsewhere.
 */
export function useContractDifferences(log: CallLog, call: LoggedCall): readonly Difference[] {
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const compare = known.get(call) ?? loadOnce(() => differencesOf(log, call));
    known.set(call, compare);
    void compare().then((found) => isCurrent && setDifferences(found));
    return () => {
      isCurrent = false;
    };
  }, [log, call]);
  return differences;
}

async function differencesOf(log: CallLog, call: LoggedCall): Promise<readonly Difference[]> {
  const { headers, value } = loggedResponse(log, call);
  if (call.status === 0 || headers[BACKEND_HEADER.toLowerCase()] === UNCHANGED) return [];
  const contentType = headers['content-type'] ?? '';
  const { compareExchange } = await import('#src/contract/compare-exchange.ts');
  return compareExchange({
    method: call.method,
    path: call.path.split('?')[0]!,
    status: call.status,
    contentType,
    responseBody: textOf(value, contentType),
  });
}

/** The log holds the text of what is not JSON. */
function textOf(value: unknown, contentType: string): string {
  if (value === undefined) return '';
  const isText = typeof value === 'string' && !contentType.includes('json');
  return isText ? value : JSON.stringify(value);
}
