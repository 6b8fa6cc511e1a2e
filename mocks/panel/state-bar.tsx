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
  const { handed } = state;
  const [end, what] = handed === undefined ? ['End', 'demo state'] : ['Back', 'to my cart'];
  return (
    <div role="region" aria-label="Demo state" className="state-bar backstage-colors text-14">
      <button type="button" className="state-named" onClick={onOpen}>
        <span className="state-words">
          <span className="state-label text-muted">Demo state:</span> <span>{text}</span>
          {handed !== undefined && (
            <span className="state-handed text-muted">{` ${describeHanded(handed)}`}</span>
          )}
          {controls.isFromLink && (
            <span className="state-origin text-muted"> set by the link you opened</span>
          )}
        </span>
      </button>
      <button
        type="button"
        aria-label={`${end} ${what}`}
        className="state-end"
        onClick={controls.endState}
      >
        <span>{end}</span>
        <span>{` ${what}`}</span>
      </button>
    </div>
  );
}
