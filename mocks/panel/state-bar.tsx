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
    <div role="region" aria-label="Demo state" className="state-bar text-14">
      <button type="button" className="state-named" onClick={onOpen}>
        <span>{`Demo state: ${text}`}</span>
        {notes.length > 0 && <span className="text-muted">{notes.join(', ')}</span>}
      </button>
      <button
        type="button"
        aria-label="End demo state"
        className="state-end"
        onClick={controls.endState}
      >
        End<span> demo state</span>
      </button>
    </div>
  );
}
