import { useSyncExternalStore } from 'react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import type { Override } from '#mocks/demo/state/override.ts';

/** Returns whether an override for so many calls has had them, since the page was loaded: later calls go through. */
export function useUsedOverrides({
  log,
  conditions,
}: DemoControls['backend']): (override: Override) => boolean {
  useSyncExternalStore(
    (listener) => log.subscribe(listener),
    () => log.calls,
  );
  return ({ endpoint, times = Infinity, after = 0 }) =>
    (conditions.counterOf(endpoint)?.calls ?? 0) >= after + times;
}
