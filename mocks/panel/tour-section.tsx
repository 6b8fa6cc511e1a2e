import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { endTour } from '#mocks/demo/tour/end-tour.ts';
import {
  chooseTour,
  noteShop,
  stepHref,
  tourProgress,
  tourText,
} from '#mocks/demo/tour/tour-progress.ts';
import type { TourStep } from '#mocks/demo/tour/parse-tour.ts';
import { pluralize } from '#src/copy/format.ts';
import { cx } from '#src/ui/cx.ts';
import { CopyButton, MAIN_TOOL, ToolButton } from './panel-controls.tsx';
import { TourEditor } from './tour-editor.tsx';

/** The tour of this tab: its steps, each a link to its page in its state, and a way to take another one. */
export function TourSection({ controls }: { controls: DemoControls }) {
  const { tour, name = 'client', text, step: current, problem } = useStore(tourProgress);
  const isOn = current !== undefined;
  const count = tour.steps.length;
  return (
    <>
      {problem !== '' && (
        <p role="alert" className="mb-4 rounded-control border border-danger p-3 text-danger">
          {`The address has a tour that cannot be read. ${problem}`}
        </p>
      )}
      {!isOn && (
        <div role="group" aria-label="Tours" className="mb-3 flex flex-wrap gap-5">
          <Choice
            label="For clients"
            isChosen={text === undefined && name === 'client'}
            onChoose={() => chooseTour('client')}
          />
          <Choice
            label="For developers"
            isChosen={text === undefined && name === 'technical'}
            onChoose={() => chooseTour('technical')}
          />
          {text !== undefined && <Choice label="Your own" isChosen onChoose={() => {}} />}
        </div>
      )}
      <h3 className="text-22">{tour.title}</h3>
      <p className="mt-1 text-muted">
        {`${pluralize(count, 'step')}, about ${pluralize(Math.ceil(count / 2), 'minute')}. At the end the shop is as it was before.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <StepLink index={0} className={MAIN_TOOL}>
          {isOn ? 'Start again' : 'Start the tour'}
        </StepLink>
        {isOn && <ToolButton onClick={() => void endTour(controls)}>End the tour</ToolButton>}
        <CopyButton label="Copy link" text={() => new URL(stepHref(0), location.href).href} />
      </div>
      <ol className="mt-4 flex flex-col border-b border-hairline">
        {tour.steps.map((step, index) => (
          <Step
            // Titles may repeat, and the order does not change.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            index={index}
            step={step}
            isCurrent={index === current}
            // In a meeting the audience may look at Backstage.
            hasNotes={!isOn && step.notes !== ''}
          />
        ))}
      </ol>
      <p className="for-desks mt-3 mb-5 text-muted">
        The arrow keys go on and back; Presenter view opens your notes in a second window.
      </p>
      {/* A new one where the tour changes, whose text it has. */}
      {!isOn && <TourEditor key={tourText()} />}
    </>
  );
}

/** A step in a line, and below it on demand what it says, and the presenter's notes. */
function Step({
  index,
  step: { title, words, notes },
  isCurrent,
  hasNotes,
}: {
  index: number;
  step: TourStep;
  isCurrent: boolean;
  hasNotes: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cx('border-t border-hairline', isCurrent && 'to-the-edges bg-wall')}
    >
      <div className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="w-7 shrink-0 font-serif text-22 whitespace-nowrap text-accent"
        >
          {index + 1}
        </span>
        <h4 className="min-w-0 flex-1 font-serif text-18">
          <StepLink index={index} className="hover:text-accent">
            {title}
          </StepLink>
        </h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${title}: words and notes`}
          className="step-words flex min-h-9 items-center justify-center text-muted hover:text-accent"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon aria-hidden="true" size={16} />
        </button>
      </div>
      {isOpen && (
        <div className="flex flex-col gap-2 pb-3">
          <p className="whitespace-pre-line">{words}</p>
          {hasNotes && <p className="whitespace-pre-line text-muted">{notes}</p>}
        </div>
      )}
    </li>
  );
}

function Choice({
  label,
  isChosen,
  onChoose,
}: {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={cx(
        'min-h-9 border-b-2',
        isChosen ? 'border-accent' : 'border-transparent text-muted hover:text-accent',
      )}
      onClick={onChoose}
    >
      {label}
    </button>
  );
}

/** Leads to a step, in this tab; its end returns to what the tab shows now. */
function StepLink({
  index,
  className,
  children,
}: {
  index: number;
  className: string;
  children: string;
}) {
  return (
    <a
      href={stepHref(index)}
      className={className}
      onClick={({ altKey, ctrlKey, metaKey, shiftKey }) => {
        if (!altKey && !ctrlKey && !metaKey && !shiftKey) noteShop();
      }}
    >
      {children}
    </a>
  );
}
