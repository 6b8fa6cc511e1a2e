import { type BackendOptions, createBackend } from '#mocks/backend/create-backend.ts';
import type { Answer } from '#mocks/backend/server/answer.ts';
import { setupOf } from '#mocks/demo/backend-setup.ts';
import { clockFrom } from '#mocks/demo/clock.ts';
import { matchesPattern } from './body-pattern.ts';
import { nameOf, type Recording, type Step } from './recording.ts';

/** A call that takes longer waits for a response that never comes. */
const LONGEST_CALL_MS = 5_000;

/**
 * Repeats a recording with a new backend in its state and leaves out what is answered otherwise: calls whose secret the
 * log has masked, and calls that rest on rows from before.
 */
export async function repeatable(
  recording: Recording,
  collection: BackendOptions['collection'],
): Promise<Recording> {
  let { steps } = recording;
  const leftOut = [...recording.leftOut];
  for (;;) {
    const faults = await faultsOf({ ...recording, steps }, collection);
    if (faults.size === 0) return { ...recording, steps, leftOut };
    for (const [step, fault] of faults) leftOut.push(`${nameOf(step)}: ${fault}`);
    steps = steps
      .filter((step) => !faults.has(step))
      .map((step) =>
        step.createdBy && faults.has(step.createdBy) ? { ...step, createdBy: undefined } : step,
      );
  }
}

async function faultsOf(
  { steps, state, clock }: Recording,
  collection: BackendOptions['collection'],
) {
  const { answer, close } = await createBackend({
    collection,
    isCollectionChecked: true,
    storage: 'memory',
    clock: clockFrom(clock),
    setup: setupOf(state),
  });
  const ids = new Map<Step, number>();
  const faults = new Map<Step, string>();
  for (const step of steps) {
    const fault = await faultOf(step, answer, ids);
    if (fault !== undefined) faults.set(step, fault);
  }
  close();
  return faults;
}

async function faultOf(
  step: Step,
  answer: Answer,
  ids: Map<Step, number>,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(LONGEST_CALL_MS);
  const response = await answer(requestOf(step, ids, signal));
  if (signal.aborted) return 'there it is never answered';
  if (response.status !== step.status) return `there the status is ${response.status || 'none'}`;
  if (response.type === 'error' || step.method === 'HEAD') return undefined;
  const body = jsonOf(await response.text());
  if (body === NOT_JSON) return 'its body is no JSON';
  const id = (body as { id?: unknown } | null | undefined)?.id;
  if (typeof id === 'number') ids.set(step, id);
  if (step.expected && !matchesPattern(step.expected, body)) return 'there the body is another one';
  return undefined;
}

function requestOf(
  { method, path, createdBy, body }: Step,
  ids: ReadonlyMap<Step, number>,
  signal: AbortSignal,
): Request {
  const id = createdBy && ids.get(createdBy);
  const itsPath = id === undefined ? path : path.replace(/[^/]+$/, String(id));
  return new Request(new URL(itsPath, 'http://shop.example'), {
    method,
    signal,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
}

const NOT_JSON = Symbol('not JSON');

function jsonOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}
