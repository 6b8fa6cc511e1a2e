import { ArrowLeft, ArrowRight, ChevronDown, ChevronUp, List, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { endTour, foldTour, stepHref, tourProgress } from '#mocks/demo/tour/tour-progress.ts';
import { MAIN_TOOL, TOOL, ToolButton } from './panel-controls.tsx';

/** What uses the arrow keys itself, or is in front of the page. */
const USES_ARROWS =
  'input, textarea, select, [contenteditable], [role=tablist], [role=menu], [role=dialog]';

const ICON_BUTTON = 'flex size-9 items-center justify-center hover:text-accent';

/** The step of the tour that is on: what to say, the way to the next step and back, and how far the tour is. */
export function TourCard({ onOpenSteps }: { onOpenSteps: () => void }) {
  const { tour, step = 0, isFolded = false } = useStore(tourProgress);
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef<HTMLAnchorElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  const count = tour.steps.length;
  const { title, words } = tour.steps[step]!;

  useEffect(() => {
    // Not away from where the visitor is already.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || event.repeat) return;
      if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
      // Page Up and Page Down scroll the page where the card has not the focus.
      const isForCard = card.current?.contains(target) === true;
      const isForTour = isForCard || (key.startsWith('Arrow') && !target.closest(USES_ARROWS));
      if (!isForTour) return;
      const link = { ArrowLeft: previous, PageUp: previous, ArrowRight: next, PageDown: next }[key];
      if (!link?.current) return;
      event.preventDefault();
      link.current.click();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return (
    <aside ref={card} aria-label={`Tour: ${tour.title}`} className="text-14">
      <div className="flex items-center justify-between pr-1 pl-5">
        <p className="font-mono text-12 text-muted">{`Step ${step + 1} of ${count}`}</p>
        <div className="flex">
          <IconButton label="All steps" onClick={onOpenSteps}>
            <List {...ICON} />
          </IconButton>
          <IconButton
            label="Words of the step"
            isExpanded={!isFolded}
            onClick={() => foldTour(!isFolded)}
          >
            {isFolded ? <ChevronUp {...ICON} /> : <ChevronDown {...ICON} />}
          </IconButton>
          <IconButton label="End the tour" onClick={endTour}>
            <X {...ICON} />
          </IconButton>
        </div>
      </div>
      <div aria-hidden="true" className="mx-5 h-0.5 bg-hairline">
        <div className="h-full bg-accent" style={{ width: `${((step + 1) / count) * 100}%` }} />
      </div>
      <div className="flex flex-col gap-2 px-5 py-4">
        <h2 ref={heading} tabIndex={-1} className="text-22 outline-none">
          <a href={stepHref(step)} className="hover:text-accent">
            {title}
          </a>
        </h2>
        {!isFolded && words !== '' && <p className="text-16 whitespace-pre-line">{words}</p>}
        <div className="mt-1 flex justify-between gap-3">
          {step > 0 ? (
            <a ref={previous} href={stepHref(step - 1)} className={TOOL}>
              <ArrowLeft aria-hidden="true" size={14} />
              Previous
            </a>
          ) : (
            <span />
          )}
          {step < count - 1 ? (
            <a ref={next} href={stepHref(step + 1)} className={MAIN_TOOL}>
              Next
              <ArrowRight aria-hidden="true" size={14} />
            </a>
          ) : (
            <ToolButton onClick={endTour}>Finish</ToolButton>
          )}
        </div>
      </div>
    </aside>
  );
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
      className={ICON_BUTTON}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
