import { useState } from 'react';
import { useStore } from 'zustand';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { scenarioGroups } from '#mocks/demo/state/scenarios/scenario.ts';
import {
  type ScenarioName,
  scenarioNames,
  scenarios,
} from '#mocks/demo/state/scenarios/scenarios.ts';
import { cx } from '#src/ui/cx.ts';
import { ClockGroup } from './clock-group.tsx';
import { Group } from './panel-controls.tsx';

/** Without the shop as it is, and with one of the sizes that it can have. */
const choices = scenarioNames.filter((name) => !/^(?:fresh|works-.*|huge)$/.test(name));

/** The scenarios, each shown by one click, alone or on top of what is shown; and another day. */
export function StatesSection({ controls }: { controls: DemoControls }) {
  const { scenarios: current } = useStore(controls.state);
  const [isCombining, setCombining] = useState(current.length > 1);

  function toggle(name: ScenarioName) {
    const others = current.filter((other) => other !== name);
    const isOn = others.length < current.length;
    controls.applyScenarios([...(isCombining ? others : []), ...(isOn ? [] : [name])]);
  }

  return (
    <>
      <p className="intro">
        One click shows it, another one ends it. Your own cart and orders stay as they are.
      </p>
      {current.length > 0 && (
        <label className="mb-4 flex w-fit cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isCombining}
            onChange={() => setCombining(!isCombining)}
          />
          <span>Add to the state that is shown</span>
        </label>
      )}
      {scenarioGroups.map((group) => (
        <Group key={group} title={group}>
          <ul className="tiles">
            {choices
              .filter((name) => scenarios[name].group === group)
              .map((name) => (
                <li key={name} className="contents">
                  <StateButton
                    name={name}
                    isOn={current.includes(name)}
                    onClick={() => toggle(name)}
                  />
                </li>
              ))}
          </ul>
        </Group>
      ))}
      <ClockGroup controls={controls} />
    </>
  );
}

function StateButton({
  name,
  isOn,
  onClick,
}: {
  name: ScenarioName;
  isOn: boolean;
  onClick: () => void;
}) {
  const { title, description } = scenarios[name];
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={cx(
        'flex flex-col items-start rounded-control border p-3 text-left hues hover:border-accent',
        isOn ? 'border-accent bg-wall' : 'border-hairline',
      )}
      onClick={onClick}
    >
      <span className="state-name font-semibold">{title}</span>
      <span className="text-muted">{description}</span>
    </button>
  );
}
