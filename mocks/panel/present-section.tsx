import { type SubmitEvent, useState } from 'react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { DEFAULT_MINUTES, parseMinutes } from '#mocks/demo/present/minutes.ts';
import { Field, FIELD, MAIN_TOOL } from './panel-controls.tsx';

/** Begins present mode with the shop as it is now. */
export function PresentSection({ controls }: { controls: DemoControls }) {
  const [minutes, setMinutes] = useState(String(DEFAULT_MINUTES));
  const [problem, setProblem] = useState('');

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    try {
      await controls.present(parseMinutes(minutes));
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  return (
    <form className="flex max-w-measure flex-col gap-4" onSubmit={handleSubmit}>
      <p>
        Prepare the shop first: this page, the cart, who is signed in. When nobody has touched it
        for a while, it returns to that by itself. Backstage is gone meanwhile.
      </p>
      <div className="flex items-end gap-3">
        <Field label="Minutes until it starts over">
          <input
            inputMode="decimal"
            className={FIELD}
            aria-invalid={problem !== ''}
            value={minutes}
            onChange={({ target }) => setMinutes(target.value)}
          />
        </Field>
        <button type="submit" className={MAIN_TOOL}>
          Start
        </button>
      </div>
      {problem !== '' && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <p className="text-muted">
        To leave, press Ctrl+Alt+Shift+X, or hold the shop’s name for two seconds, and type the word
        leave. Your own cart and orders stay as they are.
      </p>
    </form>
  );
}
