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
import { cx } from '#src/ui/cx.ts';
import { CopyButton, MAIN_TOOL, ToolButton } from './panel-controls.tsx';
import { TourEditor } from './tour-editor.tsx';

/** The tour of this tab: its steps, each a link to its page in its state, and a way to take another one. */
export function TourSection({ controls }: { controls: DemoControls }) {
  const { tour, name = 'client', text, step: current, problem } = useStore(tourProgress);
  const isOn = current !== undefined;
  return (
    <>
      {problem !== '' && (
        <p role="alert" className="mb-4 rounded-control border border-danger p-3 text-danger">
          {`The address has a tour that cannot be read. ${problem}`}
        </p>
      )}
      {!isOn && (
        <div role="group" aria-label="Tours" className="mb-4 flex flex-wrap gap-2">
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
        Each step opens its page and says what it shows. At the end the shop is as it was before.
      </p>
      <p className="for-desks mt-1 text-muted">
        The arrow keys go on and back; Presenter view, on the tour’s bar, opens your notes in a
        second window.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <StepLink index={0} className={MAIN_TOOL}>
          {isOn ? 'Start again' : 'Start the tour'}
        </StepLink>
        {isOn && <ToolButton onClick={() => void endTour(controls)}>End the tour</ToolButton>}
        <CopyButton label="Copy link" text={() => new URL(stepHref(0), location.href).href} />
      </div>
      <ol className="mt-6 flex flex-col">
        {tour.steps.map(({ title, words, notes }, index) => (
          <li
            // Titles may repeat, and the order does not change.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            aria-current={index === current ? 'step' : undefined}
            className={cx(
              'flex gap-4 border-t border-hairline py-4',
              index === current && 'to-the-edges bg-wall',
            )}
          >
            <span
              aria-hidden="true"
              className="w-7 shrink-0 font-serif text-28 whitespace-nowrap text-accent"
            >
              {index + 1}
            </span>
            <div>
              <h4 className="font-serif text-22">
                <StepLink index={index} className="link">
                  {title}
                </StepLink>
              </h4>
              <p className="mt-1 whitespace-pre-line text-muted">{words}</p>
              {/* In a meeting the audience may look at Backstage. */}
              {!isOn && notes !== '' && (
                <details className="mt-1">
                  <summary className="w-fit cursor-pointer">Notes</summary>
                  <p className="mt-1 whitespace-pre-line">{notes}</p>
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
      {/* A new one where the tour changes, whose text it has. */}
      {!isOn && <TourEditor key={tourText()} />}
    </>
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
    <ToolButton aria-pressed={isChosen} onClick={onChoose}>
      {label}
    </ToolButton>
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
