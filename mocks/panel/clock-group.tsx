import { useState } from 'react';
import { useStore } from 'zustand';
import { formatDate } from '#src/copy/format.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { Field, FIELD, Group, MAIN_TOOL, ToolButton } from './panel-controls.tsx';

const STEPS = [
  { label: 'A day later', days: 1 },
  { label: 'A week later', days: 7 },
  { label: 'A month later', days: 30 },
] as const;

/** What the backend takes for today; a change reloads the page. */
export function ClockGroup({ controls }: { controls: DemoControls }) {
  const { clock } = useStore(controls.state);
  const today = controls.today();
  const [chosen, setChosen] = useState(today);
  const [problem, setProblem] = useState('');
  const refuse = (error: Error) => setProblem(error.message);
  return (
    <Group title="Another day">
      <p className="text-muted">
        {`For the backend today is ${formatDate(today)}${
          clock === undefined
            ? ', as it is.'
            : '. Its rows belong to this tab; your own are untouched.'
        }`}
      </p>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== today) controls.setClock(chosen).catch(refuse);
        }}
      >
        <div className="flex-1">
          <Field label="Today">
            <input
              type="date"
              required
              min="1970-01-01"
              max="2099-12-31"
              className={FIELD}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
        </div>
        <button type="submit" className={MAIN_TOOL}>
          Set
        </button>
      </form>
      <div className="flex flex-wrap gap-2">
        {STEPS.map(({ label, days }) => (
          <ToolButton key={label} onClick={() => void controls.moveClock(days).catch(refuse)}>
            {label}
          </ToolButton>
        ))}
        {clock !== undefined && (
          <ToolButton onClick={() => void controls.setClock(undefined)}>Back to now</ToolButton>
        )}
      </div>
      {problem !== '' && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </Group>
  );
}
