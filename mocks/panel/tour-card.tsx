import { ArrowLeft, ArrowRight, Check, PencilLine, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Box, type CardPlace, placeAfter, placeNear } from '#mocks/demo/tour/card-place.ts';
import type { TourCommand } from '#mocks/demo/tour/tour-channel.ts';
import { moveCard, stepHref, tourProgress } from '#mocks/demo/tour/tour-progress.ts';
import { CardHead } from './card-head.tsx';
import { notesHref, openNotes } from './open-notes.ts';
import { MAIN_TOOL, TOOL, ToolButton } from './panel-controls.tsx';
import { SubjectOutline } from './subject-outline.tsx';
import { TourSteps } from './tour-steps.tsx';
import { useHeightInPage } from './use-height-in-page.ts';
import { usePerformedStep } from './use-performed-step.ts';
import { usePresenter } from './use-presenter.ts';
import { useStage, windowSize } from './use-stage.ts';
import { useTourKeys } from './use-tour-keys.ts';

interface TourCardProps {
  /** Whether a step may press and fill in, which changes what this tab alone has. */
  mayPress: boolean;
  onHandOver: () => void;
  onEnd: () => void;
}

/** How far a notice of two lines above the card reaches from the lower right corner, in pixels. */
const NOTICE = { width: 440, height: 224 };

const FILLED_IN = 'The form is filled in.';

const isWhereNoticesAre = ({ top, left, width, height }: Box) =>
  top + height > innerHeight - NOTICE.height && left + width > innerWidth - NOTICE.width;

/** The step of the tour that is on: what it is about, the way to the next step and back, and how far the tour is. */
export function TourCard({ mayPress, onHandOver, onEnd }: TourCardProps) {
  const { tour, step: index = 0, place: preferred } = useStore(tourProgress);
  const isAsked = useStore(tourProgress, (progress) => progress.isAsked);
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef<HTMLAnchorElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  const [hasSteps, setSteps] = useState(false);
  const [told, setTold] = useState('');
  const count = tour.steps.length;
  const step = tour.steps[index]!;
  const isLast = index === count - 1;

  const { find, findCompany, isPassing, hasForm, fillIn, hasOutcome } = usePerformedStep(
    step,
    mayPress && isAsked,
    // What was pressed may have taken the focus, and the keys of the tour with it.
    () => heading.current?.focus({ preventScroll: true }),
  );
  const { title, notes } = step;
  const words = hasOutcome ? step.outcome!.words : step.words;
  const stage = useStage(card, find, findCompany, preferred ?? 'bottom-left', isPassing);
  const { box, place } = stage;
  const isFilledIn = told === FILLED_IN;
  const FillIcon = isFilledIn ? Check : PencilLine;

  function handleCommand(command: TourCommand): boolean {
    if (command === 'hand over') {
      onHandOver();
      return true;
    }
    if (command === 'fill in') {
      if (hasForm) void fillIn().then(() => setTold(FILLED_IN));
      return hasForm;
    }
    const link = { next, previous }[command];
    link.current?.click();
    return link.current !== null;
  }

  const isPresented = usePresenter(
    {
      tour: tour.title,
      step: index + 1,
      count,
      title,
      words,
      notes,
      hasForm,
      next: tour.steps[index + 1]?.title,
    },
    handleCommand,
  );
  useTourKeys(card, handleCommand);
  useHeightInPage(card, '--tour-height');

  useEffect(() => {
    // Not away from where the visitor is already.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  function moveTo(chosen: CardPlace) {
    moveCard(chosen);
    stage.moveTo(chosen);
    setTold(`The card is at the ${chosen.replace('-', ' ')}.`);
  }

  function handleMove() {
    const { offsetWidth: width, offsetHeight: height } = card.current!;
    moveTo(placeAfter(place, { width, height }, windowSize()));
  }

  return (
    <>
      {box && <SubjectOutline box={box} />}
      <aside
        ref={card}
        aria-label={`Tour: ${tour.title}`}
        data-place={place}
        data-notices={box && !isWhereNoticesAre(box) ? 'below' : 'above'}
        className="tour-card backstage-colors text-14"
      >
        <div aria-hidden="true" className="tour-progress">
          <div style={{ width: `${((index + 1) / count) * 100}%` }} />
        </div>
        <div className="tour-words">
          <h2 ref={heading} tabIndex={-1} className="text-22 outline-none">
            <a href={stepHref(index)} className="hover:text-accent">
              {title}
            </a>
          </h2>
          {!isPresented && words !== '' && (
            <p className="tour-sentence text-16 whitespace-pre-line">{words}</p>
          )}
          {isBlocked && (
            <p>
              {'The browser has blocked the window. '}
              <a href={notesHref()} target="_blank" rel="noreferrer" className="link">
                Open the presenter view
              </a>
            </p>
          )}
        </div>
        <CardHead
          position={`${index + 1} of ${count}`}
          hasSteps={hasSteps}
          onSteps={() => setSteps(!hasSteps)}
          onOpenNotes={() => setBlocked(!openNotes())}
          onMove={handleMove}
          onDrop={(dropped) => moveTo(placeNear(dropped, windowSize()))}
          onEnd={onEnd}
        />
        <div className="tour-actions">
          {hasForm && (
            <ToolButton
              className="tour-extra"
              aria-keyshortcuts="F"
              data-done={isFilledIn || undefined}
              onClick={() => handleCommand('fill in')}
            >
              <FillIcon aria-hidden="true" size={14} />
              <span>{isFilledIn ? 'Filled in' : 'Fill in'}</span>
            </ToolButton>
          )}
          {isLast && (
            <ToolButton className="tour-extra" onClick={onEnd}>
              Finish
            </ToolButton>
          )}
          {index > 0 && (
            <a
              ref={previous}
              href={stepHref(index - 1)}
              aria-label="Previous"
              className={`tour-back ${TOOL}`}
            >
              <ArrowLeft aria-hidden="true" size={14} />
              <span>Previous</span>
            </a>
          )}
          {isLast ? (
            <button
              type="button"
              aria-haspopup="dialog"
              className={`tour-next ${MAIN_TOOL}`}
              onClick={onHandOver}
            >
              <Smartphone aria-hidden="true" size={14} />
              Hand over
            </button>
          ) : (
            <a ref={next} href={stepHref(index + 1)} className={`tour-next ${MAIN_TOOL}`}>
              Next
              <ArrowRight aria-hidden="true" size={14} />
            </a>
          )}
        </div>
        <p role="status" className="sr-only">
          {told}
        </p>
      </aside>
      {hasSteps && <TourSteps onClose={() => setSteps(false)} />}
    </>
  );
}
