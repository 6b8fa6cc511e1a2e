import { useStore } from 'zustand';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { describeHanded } from '#mocks/demo/hand-over/describe-hand-over.ts';
import { describeState } from '#mocks/demo/state/describe-state.ts';
import { useUsedOverrides } from './use-used-overrides.ts';

/** Names what is not as usual at the edge of the page, leads to where it was set, and ends it; nothing where all is. */
export function StatePill({ controls, onOpen }: { controls: DemoControls; onOpen: () => void }) {
  const state = useStore(controls.state);
  const text = describeState(state, useUsedOverrides(controls.backend));
  if (text === '') return null;
  return (
    <div role="region" aria-label="Demo state" className="state-pill backstage-colors text-14">
      <button
        type="button"
        className="min-h-11 min-w-0 py-1.5 pl-4 text-left hover:text-accent"
        onClick={onOpen}
      >
        <span className="line-clamp-2">{`Demo state: ${text}`}</span>
        {state.handed !== undefined && (
          <span className="block text-12 text-muted">{describeHanded(state.handed)}</span>
        )}
        {controls.isFromLink && (
          <span className="block text-12 text-muted">set by the link you opened</span>
        )}
      </button>
      <button
        type="button"
        aria-label="End the demo state"
        className="min-h-11 shrink-0 px-4 font-semibold hover:text-accent"
        onClick={controls.endState}
      >
        End
      </button>
    </div>
  );
}
