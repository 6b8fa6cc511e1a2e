import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { BACKEND_HEADER, UNCHANGED } from '#src/contract/headers.ts';
import { matchEndpoints } from '#src/contract/routing.ts';
import type { CallLog, LoggedCall } from '#mocks/backend/server/call-log.ts';
import { loggedResponse } from '#mocks/backend/server/logged-response.ts';

/** What a call was answered, to begin a response of one's own with. */
export interface LoggedResponse {
  endpoint: Endpoint;
  /** `GET /api/artists/3` */
  name: string;
  /** 0 for a network error. */
  status: number;
  /** Indented JSON with secrets masked; empty where there was no body. */
  body: string;
  /** False where the log holds only the first rows of a list. */
  isWhole: boolean;
}

const routes = Object.values(endpoints).map((endpoint) => ({ endpoint }));

/** What a logged call was answered; undefined where the contract has no such call. */
export function responseOf(log: CallLog, call: LoggedCall): LoggedResponse | undefined {
  const endpoint = endpointOf(call);
  if (!endpoint) return undefined;
  const { value, isWhole } = loggedResponse(log, call);
  return {
    endpoint,
    name: `${call.method} ${call.path}`,
    status: call.status,
    body: value === undefined ? '' : JSON.stringify(value, null, 2),
    isWhole,
  };
}

/** The last response of an endpoint that nobody had asked for. */
export function lastResponseOf(log: CallLog, endpoint: Endpoint): LoggedResponse | undefined {
  const call = log.calls.findLast(
    (logged) => endpointOf(logged) === endpoint && logged.status > 0 && isReal(log, logged),
  );
  return call && responseOf(log, call);
}

/** The endpoint of a logged call, if the contract has it. */
export function endpointOf({ method, path }: LoggedCall): Endpoint | undefined {
  const matches = matchEndpoints(routes, path.split('?')[0]!);
  return matches.find(({ route }) => route.endpoint.method === method)?.route.endpoint;
}

/** The backend marks what somebody has asked for; another server marks nothing. */
function isReal(log: CallLog, call: LoggedCall): boolean {
  const [headers] = log.responses.get(call) ?? [];
  return (headers?.get(BACKEND_HEADER) ?? UNCHANGED) === UNCHANGED;
}
