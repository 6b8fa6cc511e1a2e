import { type ChangeEvent, useId, useState } from 'react';
import { chooseOwnTour, tourText } from '#mocks/demo/tour/tour-progress.ts';
import { FileButton, TOOL, ToolButton } from './panel-controls.tsx';

/** The tour as text: to change it, to take one from a file, and to save it. */
export function TourEditor() {
  const [text, setText] = useState(tourText);
  const [problem, setProblem] = useState('');
  const fieldId = useId();

  function choose(chosen: string) {
    try {
      chooseOwnTour(chosen);
      setProblem('');
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  async function handleFile(file: File) {
    const read = await file.text();
    setText(read);
    choose(read);
  }

  return (
    <details className="tool-group border-t border-hairline py-2">
      <summary className="flex min-h-9 cursor-pointer items-center gap-3">
        <h3 className="text-22">A tour of your own</h3>
      </summary>
      <div className="flex flex-col gap-3 py-2">
        <p className="text-muted">
          A tour is a short text: a title, and for each step its title, a path of the shop, what it
          does and shows, a sentence for everybody, and notes for you. A step without a state goes
          on in the one before it. Its link holds the whole tour.
        </p>
        <label htmlFor={fieldId} className="text-muted">
          Text of the tour
        </label>
        <textarea
          id={fieldId}
          rows={12}
          spellCheck={false}
          aria-describedby={problem === '' ? undefined : `${fieldId}-problem`}
          aria-invalid={problem !== ''}
          className="w-full rounded-control border border-control bg-paper p-3 font-mono text-12 hover:border-accent"
          value={text}
          onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => setText(target.value)}
        />
        {problem !== '' && (
          <p id={`${fieldId}-problem`} role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <ToolButton disabled={text === tourText()} onClick={() => choose(text)}>
            Use this tour
          </ToolButton>
          <FileButton label="Open a file" accept=".md,.txt,text/*" onFile={handleFile} />
          <a
            download="tour.md"
            href={`data:text/markdown;charset=utf-8,${encodeURIComponent(text)}`}
            className={TOOL}
          >
            Save as a file
          </a>
        </div>
      </div>
    </details>
  );
}
