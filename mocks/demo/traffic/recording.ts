import { endpoints } from '#src/contract/endpoints.ts';
import { matchPath } from '#src/contract/routing.ts';
import type { CallLog, LoggedCall } from '#mocks/backend/server/call-log.ts';
import { isCut, loggedResponse } from '#mocks/backend/server/logged-response.ts';
import { demoAccount, demoPassword } from '#mocks/backend/db/demo-account.ts';
import { type DemoState, formatDemoState } from '#mocks/demo/demo-state.ts';
import type { Fault } from '#mocks/demo/fault.ts';
import { type BodyPattern, bodyPatternOf } from './body-pattern.ts';

/** A call of a copied test and what it expects. */
export interface Step {
  method: string;
  path: string;
  /** The step that created what the path ends with the id of. */
  createdBy: Step | undefined;
  body: unknown;
  /** 0 for a network error. */
  status: number;
  expected: BodyPattern | undefined;
}

/** The state to begin with, the calls, and those that could not be taken over. */
export interface Recording {
  /** As `parseDemoState` reads it. */
  search: string;
  clock: string;
  state: DemoState;
  steps: readonly Step[];
  /** In words. */
  leftOut: readonly string[];
}

/** They tell of the machine that answers. */
const DIAGNOSTICS: ReadonlySet<unknown> = new Set([endpoints.getDomainInfo, endpoints.getHealth]);

const routes = Object.values(endpoints).map((endpoint) => ({ endpoint }));

/** Latency and chance have no place in a test: it would wait, or fail now and then. */
const UNREPEATABLE: ReadonlySet<string> = new Set(['slow', 'flaky']);

/**
 * What the log knows of some calls, oldest first.
 * @param isInPage the calls are repeated in a page, which reads on its own and uses up faults that are counted
 */
export function recordingOf(
  calls: readonly LoggedCall[],
  log: CallLog,
  state: DemoState,
  isInPage: boolean,
): Recording {
  const clock = state.clock ?? minuteOf(calls[0]?.at);
  const repeatable: DemoState = {
    scenarios: state.scenarios.filter((name) => !UNREPEATABLE.has(name)),
    faults: state.faults.flatMap((fault) => repeatableFault(fault, isInPage)),
    latencies: [],
    clock,
    // A test is answered by the mock backend alone.
    live: undefined,
  };
  const steps: Step[] = [];
  const created = new Map<string, Step>();
  const leftOut: string[] = [];
  for (const call of calls) {
    if (call.realServer !== undefined) {
      leftOut.push(`${nameOf(call)}: a real server answered it`);
      continue;
    }
    const step = stepOf(call, log, created);
    if (!step) {
      leftOut.push(`${nameOf(call)}: its body is too long for the log`);
      continue;
    }
    steps.push(step);
    const id = createdId(call, log);
    if (id !== undefined) created.set(`${pathnameOf(call)}/${id}`, step);
  }
  return { search: formatDemoState(repeatable), clock, state: repeatable, steps, leftOut };
}

function repeatableFault(fault: Fault, isInPage: boolean): Fault[] {
  const { latency: _, ...withoutLatency } = fault;
  if (fault.odds !== undefined) return [];
  const isCounted = fault.times !== undefined || fault.after !== undefined;
  const isOfPage = fault.endpoint === 'any' || fault.endpoint.method === 'GET';
  return isInPage && isCounted && isOfPage ? [] : [withoutLatency];
}

function stepOf(
  call: LoggedCall,
  log: CallLog,
  created: ReadonlyMap<string, Step>,
): Step | undefined {
  if (isCut(call.request)) return undefined;
  const { value, isWhole } = loggedResponse(log, call);
  const match = matchPath(routes, pathnameOf(call)).find(
    ({ route }) => route.endpoint.method === call.method,
  );
  return {
    method: call.method,
    path: call.path,
    // `/api/cart/6` is the cart of user 6 to a GET, and line 6 to a PUT.
    createdBy: match && !('userId' in match.segments) ? created.get(call.path) : undefined,
    body: call.request === '' ? undefined : withDemoPassword(JSON.parse(call.request), call),
    status: call.status,
    expected:
      hasBody(call) && !(match && DIAGNOSTICS.has(match.route.endpoint))
        ? bodyPatternOf(value, isWhole)
        : undefined,
  };
}

/** The log masks every password; that of the demo account is published. */
function withDemoPassword(body: unknown, { method, path, status }: LoggedCall): unknown {
  const isSignIn = method === endpoints.signIn.method && path === endpoints.signIn.path;
  const { username } = (body ?? {}) as { username?: unknown };
  if (!isSignIn || status !== 200 || username !== demoAccount.username) return body;
  return { username, password: demoPassword };
}

function createdId(call: LoggedCall, log: CallLog): number | undefined {
  if (call.method !== 'POST' || call.status !== 201) return undefined;
  const { id } = (loggedResponse(log, call).value ?? {}) as { id?: unknown };
  return typeof id === 'number' ? id : undefined;
}

function hasBody({ method, status }: LoggedCall): boolean {
  return method !== 'HEAD' && status !== 0 && status !== 204;
}

const pathnameOf = ({ path }: Pick<LoggedCall, 'path'>) => path.split('?')[0]!;

/** `POST /api/orders 201` */
export const nameOf = ({ method, path, status }: Pick<Step, 'method' | 'path' | 'status'>) =>
  `${method} ${path} ${status || 'without a response'}`;

/** A moment as the clock of a state has it: local time. */
function minuteOf(iso: string | undefined): string {
  const moment = iso === undefined ? new Date() : new Date(iso);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
