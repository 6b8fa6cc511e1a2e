import { ChevronDown, ChevronUp, List, Move, NotebookText, X } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';

interface CardHeadProps {
  /** "Step 3 of 9" */
  position: string;
  /** Undefined where there are no words to fold away. */
  isFolded: boolean | undefined;
  onFold: () => void;
  /** All steps are listed. */
  hasSteps: boolean;
  onSteps: () => void;
  onOpenNotes: () => void;
  onMove: () => void;
  onDrop: (card: DOMRect) => void;
  onEnd: () => void;
}

/** Where the tour is, and what can be done with the card, which is dragged by it. */
export function CardHead({
  position,
  isFolded,
  onFold,
  hasSteps,
  onSteps,
  onOpenNotes,
  onMove,
  onDrop,
  onEnd,
}: CardHeadProps) {
  return (
    <div className="tour-head" onPointerDown={(event) => drag(event, onDrop)}>
      <p className="whitespace-nowrap text-muted figures">{position}</p>
      <div className="flex">
        <IconButton label="Presenter view" onClick={onOpenNotes}>
          <NotebookText {...ICON} />
        </IconButton>
        <IconButton label="All steps" isExpanded={hasSteps} onClick={onSteps}>
          <List {...ICON} />
        </IconButton>
        <IconButton label="Move the card" onClick={onMove}>
          <Move {...ICON} />
        </IconButton>
        {isFolded !== undefined && (
          <IconButton label="Words of the step" isExpanded={!isFolded} onClick={onFold}>
            {isFolded ? <ChevronUp {...ICON} /> : <ChevronDown {...ICON} />}
          </IconButton>
        )}
        <IconButton label="End the tour" onClick={onEnd}>
          <X {...ICON} />
        </IconButton>
      </div>
    </div>
  );
}

/** Moves the card with the pointer until it is let go. The `Move` button does the same without one. */
function drag(event: PointerEvent<HTMLElement>, onDrop: (card: DOMRect) => void): void {
  const { currentTarget, clientX, clientY, pointerId, button } = event;
  const head: HTMLElement = currentTarget;
  const card = head.closest<HTMLElement>('.tour-card');
  if (!card || button !== 0 || (event.target as Element).closest('button')) return;
  head.setPointerCapture(pointerId);
  const dragging = new AbortController();
  const { signal } = dragging;
  let isMoved = false;
  head.addEventListener(
    'pointermove',
    (move) => {
      isMoved = true;
      card.style.translate = `${move.clientX - clientX}px ${move.clientY - clientY}px`;
    },
    { signal },
  );
  const drop = () => {
    dragging.abort();
    const dropped = card.getBoundingClientRect();
    card.style.translate = '';
    if (isMoved) onDrop(dropped);
  };
  head.addEventListener('pointerup', drop, { signal });
  head.addEventListener('pointercancel', drop, { signal });
}

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const;

function IconButton({
  label,
  isExpanded,
  onClick,
  children,
}: {
  label: string;
  isExpanded?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={isExpanded}
      className="flex size-9 items-center justify-center hover:text-accent"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
