import { useEffect, useRef, useState } from 'react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { signedInName } from '#mocks/demo/hand-over/collect-hand-over.ts';
import {
  describeHandOver,
  type HandedFact,
  piecesIn,
  stateOf,
} from '#mocks/demo/hand-over/describe-hand-over.ts';
import type { HandOver } from '#mocks/demo/hand-over/hand-over.ts';
import { hrefOfPage, nameOfPage } from '#mocks/demo/hand-over/page-address.ts';
import { MAIN_TOOL, ToolButton } from '../panel-controls.tsx';
import { HandedFacts } from './handed-facts.tsx';
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
  const facts = useFacts(controls, handOver);
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
      {facts && <HandedFacts facts={facts} />}
      {mistakes.length > 0 && (
        <p className="max-h-40 overflow-y-auto wrap-anywhere text-danger">
          {`Left out: ${mistakes.join(' ')}`}
        </p>
      )}
      <p className="border-t border-hairline pt-4">
        <span>{`Yours is kept and comes back: ${yours}.`}</span>
        <span className="text-muted">
          {' '}
          What you open lasts as long as this tab, or until you end the demo state.
        </span>
      </p>
      <div className="panel-footer">
        <button ref={open} type="button" className={MAIN_TOOL} onClick={onOpen}>
          Open
        </button>
        <ToolButton onClick={onKeep}>Keep mine</ToolButton>
      </div>
    </PanelDialog>
  );
}

/** What was handed over, in words; undefined until they are there. */
function useFacts({ backend }: DemoControls, handOver: HandOver) {
  const [facts, setFacts] = useState<readonly HandedFact[]>();
  useEffect(() => {
    void describeHandOver(handOver, backend.database, pageIn(handOver)).then(setFacts);
  }, [backend, handOver]);
  return facts;
}

function pageIn({ page }: HandOver): string {
  // That of a link is open behind the dialog.
  if (page === undefined) return nameOfPage(location.href);
  try {
    return nameOfPage(hrefOfPage(page));
  } catch {
    // It is refused when it is opened.
    return page;
  }
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
