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
import { Button } from '#src/ui/button.tsx';
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
  const hasCart = handOver.rows.cart.length > 0;
  return (
    <PanelDialog
      title={hasCart ? 'Open the cart you were shown?' : 'Open what was handed over?'}
      isOfShop
      onClose={onKeep}
    >
      {facts && <HandedFacts facts={facts} />}
      {mistakes.length > 0 && (
        <p className="max-h-40 overflow-y-auto wrap-anywhere text-danger">
          {`Left out: ${mistakes.join(' ')}`}
        </p>
      )}
      <p className="text-14 text-muted">
        {`Your own is kept (${yours}). You can go back to it at any time.`}
      </p>
      <div className="flex flex-col gap-2">
        <Button ref={open} onClick={onOpen}>
          {hasCart ? 'Open this cart' : 'Open it'}
        </Button>
        <Button variant="tertiary" onClick={onKeep}>
          Keep mine
        </Button>
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
  if (usesTabDatabase) return 'the cart and the account that you had before';
  const name = signedInName();
  return [pieces, name !== undefined && `signed in as ${name}`].filter(Boolean).join(', ');
}
