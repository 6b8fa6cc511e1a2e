import { useStore } from 'zustand';
import { endTour, stepHref, tourProgress } from '#mocks/demo/tour/tour-progress.ts';
import { cx } from '#src/ui/cx.ts';
import { CopyButton, MAIN_TOOL, ToolButton } from './panel-controls.tsx';
import { TourEditor } from './tour-editor.tsx';

/** The tour of this tab: its steps, each a link to its page in its state, and a way to write another one. */
export function TourSection() {
  const { tour, text, step: current, problem } = useStore(tourProgress);
  return (
    <>
      {problem !== '' && (
        <p role="alert" className="mb-4 rounded-control border border-danger p-3 text-danger">
          {`The address has a tour that cannot be read. ${problem}`}
        </p>
      )}
      <h3 className="text-22">{tour.title}</h3>
      <p className="mt-1 text-muted">
        Each step opens its page in its state, with a card that has the words to say. The arrow keys
        go to the next step and back; with the focus in the card, so do Page Up and Page Down, which
        a presenter’s remote sends.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={stepHref(0)} className={MAIN_TOOL}>
          {current === undefined ? 'Start the tour' : 'Start again'}
        </a>
        {current !== undefined && <ToolButton onClick={endTour}>End the tour</ToolButton>}
        <CopyButton label="Copy link" text={() => new URL(stepHref(0), location.href).href} />
      </div>
      <ol className="mt-6 flex flex-col">
        {tour.steps.map(({ title, words }, index) => (
          <li
            // Titles may repeat, and the order does not change.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            aria-current={index === current ? 'step' : undefined}
            className={cx(
              'flex gap-4 border-t border-hairline py-4',
              index === current && '-mx-5 bg-wall px-5',
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
                <a href={stepHref(index)} className="link">
                  {title}
                </a>
              </h4>
              <p className="mt-1 whitespace-pre-line text-muted">{words}</p>
            </div>
          </li>
        ))}
      </ol>
      {/* A new one where the tour changes, which has its text. */}
      <TourEditor key={text} />
    </>
  );
}
