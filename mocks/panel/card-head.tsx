import { ChevronDown, ChevronUp, Move, Presentation, X } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';

interface CardHeadProps {
  /** "3 of 9" */
  position: string;
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
  hasSteps,
  onSteps,
  onOpenNotes,
  onMove,
  onDrop,
  onEnd,
}: CardHeadProps) {
  return (
    <div className="tour-head" onPointerDown={(event) => drag(event, onDrop)}>
      <HeadButton label={`Step ${position}, all steps`} isExpanded={hasSteps} onClick={onSteps}>
        <span className="figures">
          <span>{'Step '}</span>
          <span>{position}</span>
        </span>
        {hasSteps ? <ChevronDown {...ICON} /> : <ChevronUp {...ICON} />}
      </HeadButton>
      <HeadButton label="Presenter view" onClick={onOpenNotes}>
        <Presentation {...ICON} />
      </HeadButton>
      <HeadButton label="Move the card" onClick={onMove}>
        <Move {...ICON} />
      </HeadButton>
      <HeadButton label="End the tour" onClick={onEnd}>
        <X {...ICON} />
      </HeadButton>
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
  // A picture below the card is not dragged in its place.
  document.addEventListener('dragstart', (start) => start.preventDefault(), { signal });
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

/** A tool of the head; its name is its tooltip too. */
function HeadButton({
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
      className="flex min-h-9 items-center gap-1 whitespace-nowrap hover:text-accent"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
