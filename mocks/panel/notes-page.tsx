import {
  ArrowLeft,
  ArrowRight,
  Pause,
  PencilLine,
  Play,
  RotateCcw,
  Smartphone,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { siteHref } from '#mocks/demo/site-href.ts';
import {
  connectTour,
  type PresentedStep,
  type TourCommand,
} from '#mocks/demo/tour/tour-channel.ts';
import { MAIN_TOOL, ToolButton } from './panel-controls.tsx';
import { useClock } from './use-clock.ts';
import { useTourKeys } from './use-tour-keys.ts';

/** What only the presenter sees: the notes of the step that the audience sees, what comes next, and a clock. */
export function NotesPage() {
  const page = useRef<HTMLDivElement>(null);
  const { step, send } = useAudience();
  useTourKeys(page, (command) => {
    send(command);
    return true;
  });

  useEffect(() => {
    document.title = step ? `Notes: ${step.title}` : 'Presenter view';
  }, [step]);

  return (
    <div ref={page} className="flex flex-1 flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted">
          {step ? `${step.tour}, step ${step.step} of ${step.count}` : 'Presenter view'}
        </p>
        <Clock />
      </header>
      {step ? <Notes step={step} onCommand={send} /> : <NoAudience />}
    </div>
  );
}

function Notes({
  step: { title, words, notes, next, step, count, hasForm },
  onCommand,
}: {
  step: PresentedStep;
  onCommand: (command: TourCommand) => void;
}) {
  return (
    <>
      <div aria-live="polite" className="flex flex-1 flex-col gap-4">
        <h1 className="text-36">{title}</h1>
        <p className="presenter-notes text-22 whitespace-pre-line">{notes || words}</p>
        {notes !== '' && words !== '' && (
          <p className="quoted border-hairline whitespace-pre-line text-muted">{words}</p>
        )}
      </div>
      <p className="border-t border-hairline pt-4">
        <span className="mr-3 text-muted">Next</span>
        <span className="font-serif text-22">{next ?? 'The end'}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ToolButton disabled={step === 1} onClick={() => onCommand('previous')}>
          <ArrowLeft aria-hidden="true" size={14} />
          Previous
        </ToolButton>
        {hasForm && (
          <ToolButton aria-keyshortcuts="F" onClick={() => onCommand('fill in')}>
            <PencilLine aria-hidden="true" size={14} />
            Fill in
          </ToolButton>
        )}
        <ToolButton onClick={() => onCommand('hand over')}>
          <Smartphone aria-hidden="true" size={14} />
          Hand over, on their screen
        </ToolButton>
        <button
          type="button"
          disabled={step === count}
          className={`next-step ${MAIN_TOOL}`}
          onClick={() => onCommand('next')}
        >
          Next
          <ArrowRight aria-hidden="true" size={14} />
        </button>
      </div>
    </>
  );
}

function NoAudience() {
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-28">Waiting for the tour</h1>
      <p className="max-w-[52ch]">
        These notes follow a tour in another window of this browser. Nobody there sees them.
      </p>
      <p>
        <a href={siteHref('/', 'tour=1')} target="_blank" rel="noreferrer" className="link">
          Start the tour in a new window
        </a>
      </p>
    </div>
  );
}

function Clock() {
  const { seconds, isRunning, toggle, reset } = useClock();
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div role="group" aria-label="Clock" className="flex items-center gap-2">
      <time role="timer" className="mr-2 text-28 figures">
        {time}
      </time>
      <ToolButton onClick={toggle}>
        {isRunning ? <Pause aria-hidden="true" size={14} /> : <Play aria-hidden="true" size={14} />}
        <span>{isRunning ? 'Pause' : 'Start'}</span>
      </ToolButton>
      <ToolButton onClick={reset}>
        <RotateCcw aria-hidden="true" size={14} />
        Reset
      </ToolButton>
    </div>
  );
}

/** The audience's window, which says what it shows, and does what is sent to it. */
function useAudience() {
  const [step, setStep] = useState<PresentedStep>();
  const [{ connect, send }] = useState(createAudience);
  useEffect(() => connect(setStep), [connect]);
  return { step, send };
}

function createAudience() {
  let connection: ReturnType<typeof connectTour> | undefined;
  return {
    send: (command: TourCommand) => connection?.send({ kind: 'command', command }),
    connect(onStep: (step: PresentedStep | undefined) => void) {
      const own = connectTour((message) => {
        if (message.kind === 'ended') onStep(undefined);
        if (message.kind !== 'step') return;
        onStep(message.step);
        if (!message.isAnswer) own.send({ kind: 'opened' });
      });
      connection = own;
      own.send({ kind: 'opened' });
      const leave = () => own.send({ kind: 'closed' });
      addEventListener('pagehide', leave);
      return () => {
        removeEventListener('pagehide', leave);
        leave();
        own.close();
      };
    },
  };
}
