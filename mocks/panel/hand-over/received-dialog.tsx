import { useEffect, useRef, useState } from 'react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { signedInName } from '#mocks/demo/hand-over/collect-hand-over.ts';
import { piecesIn, stateOf } from '#mocks/demo/hand-over/describe-hand-over.ts';
import type { HandOver } from '#mocks/demo/hand-over/hand-over.ts';
import { MAIN_TOOL, ToolButton } from '../panel-controls.tsx';
import { HandedPhrases } from './handed-phrases.tsx';
import { PanelDialog } from './panel-dialog.tsx';

/** Lists what was handed over, and asks before it takes the place of what the visitor has here. */
export function ReceivedDialog({
  controls,
  handOver,
  onOpen,
  onKeep,
}: {
  controls: DemoControls;
  handOver: HandOver;
  onOpen: () => void;
  onKeep: () => void;
}) {
  const yours = useYours(controls);
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => open.current?.focus(), []);
  const { mistakes } = stateOf(handOver);
  return (
    <PanelDialog
      title={
        handOver.rows.cart.length > 0
          ? 'Open with the cart of the presenter?'
          : 'Open what was handed over?'
      }
      onClose={onKeep}
    >
      <div className="flex flex-col gap-1">
        <p>Handed over to you:</p>
        <HandedPhrases handOver={handOver} />
      </div>
      {mistakes.length > 0 && (
        <p className="max-h-40 overflow-y-auto [overflow-wrap:anywhere] text-danger">
          {`Left out: ${mistakes.join(' ')}`}
        </p>
      )}
      <p>{`Yours is kept and comes back: ${yours}. What you open lasts as long as this tab, or until you end the demo state.`}</p>
      <div className="flex flex-wrap gap-2">
        <button ref={open} type="button" className={MAIN_TOOL} onClick={onOpen}>
          Open
        </button>
        <ToolButton onClick={onKeep}>Keep mine</ToolButton>
      </div>
    </PanelDialog>
  );
}

/** What the visitor has here, in words. */
function useYours({ backend, usesTabDatabase }: DemoControls): string {
  const [pieces, setPieces] = useState('');
  useEffect(() => {
    void backend.database.cart
      .read((rows) => piecesIn(rows.all(), 'your cart'))
      .then(setPieces, () => {});
  }, [backend]);
  if (usesTabDatabase) return 'the cart and the account that you had before this tab’s state';
  const name = signedInName();
  return [pieces, name === undefined ? 'nobody signed in' : `signed in as ${name}`]
    .filter(Boolean)
    .join(', ');
}
