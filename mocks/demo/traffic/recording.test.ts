// @vitest-environment node
import { expect, test } from 'vitest';
import { CallLog } from '#mocks/backend/server/call-log.ts';
import { parseDemoState } from '#mocks/demo/demo-state.ts';
import { recordingOf } from './recording.ts';

test('Calls that a real server answered are left out and named, and the state has no real calls', () => {
  const log = new CallLog();
  const call = { at: '2026-12-01T12:00:00.000Z', method: 'GET', status: 200, milliseconds: 1 };
  const answered = { ...call, request: undefined, response: [] };
  log.add({ ...answered, path: '/api/artworks', realServer: 'https://api.example' });
  log.add({ ...answered, path: '/api/artists' });
  const { state } = parseDemoState(new URLSearchParams('live=/api/artworks*'));
  const { steps, leftOut, search } = recordingOf(log.calls, log, state, true);
  expect(steps).toHaveLength(1);
  expect(leftOut).toEqual([
    expect.stringMatching(/^GET \/api\/artworks.*: a real server answered it$/),
  ]);
  expect(search).not.toContain('live');
});
