import { localTime } from '#src/domain/local-time.ts';
import { type Backend, type BackendOptions, createBackend } from '#mocks/backend/create-backend.ts';
import { demoAccount, demoPassword } from '#mocks/backend/db/demo-account.ts';
import { type CallLog, type LoggedCall, MOST_ROWS } from '#mocks/backend/server/call-log.ts';
import { isCut, loggedResponse } from '#mocks/backend/server/logged-response.ts';
import { setupOf } from '../state/backend-setup.ts';
import { clockFrom } from '../state/clock.ts';
import { type DemoState, formatDemoState } from '../state/demo-state.ts';
import { fetchCollection } from '../collection/fetch-collection.ts';
import { playwrightText, vitestText } from './copied-test-text.ts';

const KEPT_ROWS = 3;
const ASSIGNED_ID = /^(id|orderId)$/;
/** Dates, secrets, and what is a fact of the collection and not of the call: pictures and long texts. */
const LEFT_OUT = /^\d{4}-\d{2}-\d{2}|^\*\*\*$|\.(avif|jpe?g|png|webp|svg)(#|$)|^.{81}/s;

/**
 * Returns the text of a test that puts a new shop into a state and makes the calls, oldest first, expecting the
 * responses that they had. It passes as it is: the calls are repeated with a new backend, and those that it answers
 * otherwise, because the log has masked their secret or they rest on rows from before, are left out and named.
 * @throws Error where no call is left
 */
export async function copiedTest(
  runner: 'Vitest' | 'Playwright',
  calls: readonly LoggedCall[],
  log: CallLog,
  state: DemoState,
  collection: BackendOptions['collection'] = fetchCollection(),
): Promise<string> {
  const repeatable: DemoState = {
    // Latency and chance have no place in a test: it would wait, or fail now and then.
    scenarios: state.scenarios.filter((name) => name !== 'slow' && name !== 'flaky'),
    // A page reads on its own, and would use up failures of reads that are counted.
    overrides: state.overrides.filter(
      ({ endpoint, odds, times, after }) =>
        odds === undefined &&
        ((times ?? after) === undefined || (endpoint !== 'any' && endpoint.method !== 'GET')),
    ),
    latencies: [],
    clock: state.clock ?? localTime(calls[0] ? new Date(calls[0].at) : new Date()),
    live: undefined,
    handed: undefined,
  };
  let leftOut = '';
  for (let kept = calls; kept.length > 0;) {
    const refused = await repeat(kept, log, repeatable, collection);
    if (refused.size === 0) {
      const texts = kept.map((call, index) => callText(call, expectedOf(log, call), index));
      const text = runner === 'Playwright' ? playwrightText : vitestText;
      return text(literal(formatDemoState(repeatable)), leftOut, texts.join('\n'));
    }
    for (const [{ method, path, status }, reason] of refused) {
      leftOut ||= '// Left out, because a new shop in this state answers otherwise:\n';
      leftOut += `// - ${method} ${path} ${status || 'without a response'}: ${reason}\n`;
    }
    kept = kept.filter((call) => !refused.has(call));
  }
  throw new Error('A new shop answers none of these calls so');
}

/** Makes the calls of a new backend. @returns those that it answers otherwise, and why */
async function repeat(
  calls: readonly LoggedCall[],
  log: CallLog,
  state: DemoState,
  collection: BackendOptions['collection'],
): Promise<ReadonlyMap<LoggedCall, string>> {
  const clock = clockFrom(state.clock!);
  const options = { collection, isCollectionChecked: true, clock, setup: setupOf(state) };
  const backend = await createBackend({ ...options, storage: 'memory' });
  const refused = new Map<LoggedCall, string>();
  for (const call of calls) {
    const reason = await differenceOf(call, log, backend);
    if (reason !== undefined) refused.set(call, reason);
  }
  backend.close();
  return refused;
}

async function differenceOf(
  call: LoggedCall,
  log: CallLog,
  backend: Backend,
): Promise<string | undefined> {
  const { method, path, status } = call;
  if (call.realServer !== undefined) return 'a real server answered it';
  if (isCut(call.request)) return 'its body is too long for the log';
  if (typeof loggedResponse(log, call).value === 'string') return 'its body is no JSON';
  // A call that takes longer waits for a response that never comes.
  const signal = AbortSignal.timeout(5_000);
  const headers = { 'Content-Type': 'application/json' };
  const body = bodyOf(call);
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers };
  const request = new Request(`http://shop.example${path}`, { method, signal, ...sent });
  const { status: found } = await backend.answer(request);
  if (signal.aborted) return 'there it is never answered';
  if (found !== status) return `there the status is ${found || 'none'}`;
  const repeated = expectedOf(backend.log, backend.log.calls.at(-1)!);
  const isSame = JSON.stringify(repeated) === JSON.stringify(expectedOf(log, call));
  return isSame ? undefined : 'there the body is another one';
}

/** The log masks every password; that of the demo account is published. */
function bodyOf({ request }: LoggedCall): unknown {
  const body = request === '' ? undefined : JSON.parse(request);
  const isDemo = body?.username === demoAccount.username && 'password' in body;
  return isDemo ? { ...body, password: demoPassword } : body;
}

/** What the body of a response holds in each run: of a list its length and its first rows. */
function expectedOf(log: CallLog, call: LoggedCall): { length?: number; part?: unknown } {
  const { value } = loggedResponse(log, call);
  if (call.method === 'HEAD' || typeof value !== 'object' || value === null) return {};
  if (!Array.isArray(value)) return { part: repeatedPart(value) };
  const part = repeatedPart(value.slice(0, KEPT_ROWS));
  // The log has cut a list of more rows.
  return value.length < MOST_ROWS ? { length: value.length, part } : { part };
}

function repeatedPart(value: unknown, name = ''): unknown {
  if (typeof value === 'number' && ASSIGNED_ID.test(name)) return undefined;
  if (typeof value === 'string') return LEFT_OUT.test(value) ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    const fields = Object.entries(value);
    return Object.fromEntries(fields.map(([field, inner]) => [field, repeatedPart(inner, field)]));
  }
  // `toMatchObject` compares a list within a body as a whole.
  const rows = value.map((row) => repeatedPart(row));
  return rows.length > KEPT_ROWS || rows.includes(undefined) ? undefined : rows;
}

function callText(
  call: LoggedCall,
  { length, part }: ReturnType<typeof expectedOf>,
  index: number,
): string {
  const name = `response${index + 1}`;
  const words = [call.method, call.path, bodyOf(call)].filter((word) => word !== undefined);
  const text = `call(${words.map(literal).join(', ')})`;
  if (call.status === 0) return `  await expect(${text}).rejects.toThrow();\n`;
  const lines = [`const ${name} = await ${text};`, `expect(${name}.status).toBe(${call.status});`];
  if (length !== undefined) lines.push(`expect(${name}.body).toHaveLength(${length});`);
  const compared = Array.isArray(part) ? `${name}.body.slice(0, ${KEPT_ROWS})` : `${name}.body`;
  if (part !== undefined) lines.push(`expect(${compared}).toMatchObject(${literal(part)});`);
  return lines.map((line) => `  ${line}\n`).join('');
}

/** Returns a JSON value as source text; `__proto__: …` would set the prototype. */
function literal(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
  return text.replaceAll('"__proto__":', '["__proto__"]:');
}
