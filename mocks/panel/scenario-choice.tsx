import { useState } from 'react';
import {
  type ScenarioName,
  scenarioNames,
  scenarios,
} from '#mocks/demo/state/scenarios/scenarios.ts';
import { ToolButton } from './panel-controls.tsx';

const choices = scenarioNames.filter((name) => name !== 'fresh');

/** Scenarios to apply together, in the order in which they are chosen. */
export function ScenarioChoice({
  current,
  onApply,
}: {
  current: readonly ScenarioName[];
  onApply: (names: readonly ScenarioName[]) => void;
}) {
  const [chosen, setChosen] = useState(current);

  function toggle(name: ScenarioName) {
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  }

  return (
    <>
      <ul className="-mx-2 flex flex-col">
        {choices.map((name) => (
          <li key={name}>
            <label className="flex min-h-9 cursor-pointer items-baseline gap-3 rounded-control px-2 py-1.5 hover:bg-wall">
              <input
                type="checkbox"
                className="size-3.5 shrink-0 translate-y-0.5 accent-accent"
                checked={chosen.includes(name)}
                onChange={() => toggle(name)}
              />
              <span className="flex flex-col">
                <span>{scenarios[name].title}</span>
                <span className="font-mono text-12 text-muted">{name}</span>
              </span>
              {chosen.length > 1 && chosen.includes(name) && (
                <span aria-hidden="true" className="ml-auto font-mono text-12 text-accent">
                  {`${chosen.indexOf(name) + 1}.`}
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      <div className="sticky bottom-0 -mx-5 flex flex-wrap gap-2 border-t border-hairline bg-paper px-5 py-3 window-lg:-bottom-5">
        <ToolButton disabled={isSameList(chosen, current)} onClick={() => onApply(chosen)}>
          {chosen.length === 0 ? 'Return to normal' : 'Show this'}
        </ToolButton>
        {chosen.length > 0 && <ToolButton onClick={() => setChosen([])}>Clear</ToolButton>}
      </div>
    </>
  );
}

function isSameList(some: readonly string[], others: readonly string[]): boolean {
  return some.join() === others.join();
}
