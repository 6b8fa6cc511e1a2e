import type { CallLog, LoggedCall } from '#mocks/backend/server/call-log.ts';
import type { BackendOptions } from '#mocks/backend/create-backend.ts';
import type { DemoState } from '#mocks/demo/demo-state.ts';
import { fetchCollection } from '#mocks/demo/fetch-collection.ts';
import { recordingOf } from './recording.ts';
import { repeatable } from './replay.ts';
import { playwrightText, vitestText } from './test-text.ts';

export type Runner = 'Vitest' | 'Playwright';

/**
 * The text of a test that puts a new shop into a state and makes the calls, oldest first, with what they were answered
 * as expectations. It passes as it is: calls that a new shop answers otherwise are left out and named in it.
 * @throws Error where no call is left
 */
export async function copiedTest(
  runner: Runner,
  calls: readonly LoggedCall[],
  log: CallLog,
  state: DemoState,
  collection: BackendOptions['collection'] = fetchCollection(),
): Promise<string> {
  const recording = recordingOf(calls, log, state, runner === 'Playwright');
  const checked = await repeatable(recording, collection);
  if (checked.steps.length === 0) throw new Error('A new shop answers none of these calls so');
  return runner === 'Playwright' ? playwrightText(checked) : vitestText(checked);
}
