import { X } from 'lucide-react';
import { describeHandOver } from '#mocks/demo/hand-over/describe-hand-over.ts';
import type { HandOver } from '#mocks/demo/hand-over/hand-over.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { ToolButton } from '../panel-controls.tsx';

/** Says above the page what was opened without a question, and ends it. */
export function ReceivedNotice({
  handOver,
  onEnd,
  onClose,
}: {
  handOver: HandOver;
  onEnd: () => void;
  onClose: () => void;
}) {
  return (
    <div className="backstage-colors flex items-start justify-between gap-3 py-2 pr-1 pl-5 text-14">
      <p className="py-2 [overflow-wrap:anywhere]">
        {`Handed over to this tab: ${joinTexts(describeHandOver(handOver))}.`}
      </p>
      <div className="flex shrink-0 items-start">
        <ToolButton className="mt-1" onClick={onEnd}>
          End
        </ToolButton>
        <button
          type="button"
          aria-label="Close this notice"
          className="flex size-11 items-center justify-center hover:text-accent"
          onClick={onClose}
        >
          <X aria-hidden="true" size={18} strokeWidth={1.5} />
        </button>
      </div>
    </div>
  );
}
