import { useStore } from 'zustand';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { describeHanded } from '#mocks/demo/hand-over/describe-hand-over.ts';
import { describeState } from '#mocks/demo/state/describe-state.ts';
import { useUsedOverrides } from './use-used-overrides.ts';

/** Names what is not as usual at the edge of the page, leads to where it was set, and ends it; nothing where all is. */
export function StateBar({ controls, onOpen }: { controls: DemoControls; onOpen: () => void }) {
  const state = useStore(controls.state);
  const text = describeState(state, useUsedOverrides(controls.backend));
  if (text === '') return null;
  const notes = [
    ...(state.handed === undefined ? [] : [describeHanded(state.handed)]),
    ...(controls.isFromLink ? ['set by the link you opened'] : []),
  ];
  return (
    <div role="region" aria-label="Demo state" className="state-bar backstage-colors text-14">
      <button
        type="button"
        className="flex h-full min-w-0 flex-wrap items-baseline gap-x-4 px-4 text-left hover:text-accent"
        onClick={onOpen}
      >
        <span>{`Demo state: ${text}`}</span>
        {notes.length > 0 && <span className="text-12 text-muted">{notes.join(', ')}</span>}
      </button>
      <button
        type="button"
        aria-label="End demo state"
        className="shrink-0 rounded-control border border-control px-3 font-semibold hover:border-accent hover:text-accent"
        onClick={controls.endState}
      >
        End<span> demo state</span>
      </button>
    </div>
  );
}
